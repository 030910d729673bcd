import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Keys and codes, in one file that any number of processes share. */
export type Store = ReturnType<typeof openStore>

export type Claims = Record<string, unknown>

/** The claims behind a code; with an outage the exchange fails as if Apple were down. */
export type Grant = { claims: Claims; hasOutage: boolean }

const schema = `
  create table if not exists settings (name text primary key, value text not null);
  create table if not exists codes (
    code text primary key, grant_json text not null, expires_at integer not null);`
const codeLifeMs = 5 * 60_000

export function openStore(folder: string, now: () => number) {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'store.db'), { timeout: 10_000 })
  file.exec('pragma journal_mode = wal; pragma synchronous = normal;')
  file.exec(schema)

  function read(name: string): string | undefined {
    const row = file.prepare('select value from settings where name = ?').get(name)
    return row && String(row.value)
  }

  return {
    setting(name: string, create: () => string): string {
      const known = read(name)
      if (known) return known
      file.prepare('insert into settings values (?, ?) on conflict do nothing').run(name, create())
      return read(name) ?? ''
    },
    issueCode(grant: Grant): string {
      const code = randomUUID()
      file.prepare('delete from codes where expires_at < ?').run(now())
      file
        .prepare('insert into codes values (?, ?, ?)')
        .run(code, JSON.stringify(grant), now() + codeLifeMs)
      return code
    },
    /** Deleting and reading are one statement, so a code works once even across processes. */
    redeemCode(code: string): Grant | undefined {
      const row = file
        .prepare('delete from codes where code = ? and expires_at >= ? returning grant_json')
        .get(code, now())
      return row && JSON.parse(String(row.grant_json))
    },
    close: () => file.close(),
  }
}
