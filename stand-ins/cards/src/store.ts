import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** All data of the stand-in, in one SQLite file that any number of processes may share. */
export type Store = ReturnType<typeof openStore>

const schema = `
  create table if not exists settings (name text primary key, value text not null);
  create table if not exists objects (
    id text primary key, kind text not null, owner text, body text not null, created integer not null);
  create index if not exists objects_by_owner on objects (kind, owner, created);
  create index if not exists objects_by_time on objects (kind, created);
  create table if not exists calls (
    key text primary key, request text not null, status integer not null, body text not null);
  create table if not exists deliveries (
    id integer primary key, event text not null, due integer not null, attempts integer not null default 0,
    claimed_until integer not null default 0, done integer);
  create index if not exists deliveries_due on deliveries (due) where done is null;
  create table if not exists tasks (
    id integer primary key, kind text not null, object text not null, due integer not null);`

type StoredObject = { id: string; object: string; created: number }

type PageQuery = {
  owner?: string | undefined
  since?: number
  after?: string | undefined
  limit: number
}

export function openStore(folder: string) {
  const file = new DatabaseSync(privateFile(folder), { timeout: 10_000 })
  // Each commit reaches the operating system, so a killed process loses nothing.
  file.exec('pragma journal_mode = wal; pragma synchronous = normal;')
  file.exec(schema)
  const read = (text: string, ...values: SQLInputValue[]) => file.prepare(text).all(...values)
  const write = (text: string, ...values: SQLInputValue[]) => file.prepare(text).run(...values)
  return {
    read,
    write,
    get<Type>(id: string): Type | undefined {
      const [row] = read('select body from objects where id = ?', id)
      return row && JSON.parse(String(row.body))
    },
    list<Type>(kind: string, owner?: string): Type[] {
      const rows = read(
        `select body from objects where kind = ?1 and (?2 is null or owner = ?2)
         order by created desc, rowid desc`,
        kind,
        owner ?? null,
      )
      return rows.map(({ body }) => JSON.parse(String(body)))
    },
    page: <Type>(kind: string, query: PageQuery) => pageOf<Type>(read, kind, query),
    put<Type extends StoredObject>(object: Type, owner: string | null = null): void {
      write(
        `insert into objects (id, kind, owner, body, created) values (?, ?, ?, ?, ?)
         on conflict (id) do update set body = excluded.body, created = excluded.created,
           owner = coalesce(excluded.owner, owner)`,
        object.id,
        object.object,
        owner,
        JSON.stringify(object),
        object.created,
      )
    },
    setting(name: string, create: () => string): string {
      write('insert into settings values (?, ?) on conflict do nothing', name, create())
      return String(read('select value from settings where name = ?', name)[0]?.value)
    },
    /** One writer at a time, also among processes; all of the work is stored or none of it. */
    inTransaction<Result>(work: () => Result): Result {
      file.exec('begin immediate')
      try {
        const result = work()
        file.exec('commit')
        return result
      } catch (error) {
        // On a full disk SQLite has rolled back by itself, and a second rollback would be an error.
        if (file.isTransaction) file.exec('rollback')
        throw error
      }
    },
    close: () => file.close(),
  }
}

type Read = (text: string, ...values: SQLInputValue[]) => Record<string, unknown>[]

/** Newest first, from the object after the given one on. */
function pageOf<Type>(read: Read, kind: string, { owner, since = 0, after, limit }: PageQuery) {
  const ofOwner = owner ? 'and owner = ?' : 'and ? is null'
  const behind = after
    ? 'and (created, rowid) < (select created, rowid from objects where id = ?)'
    : 'and ? is null'
  const rows = read(
    `select body from objects where kind = ? and created >= ? ${ofOwner} ${behind}
     order by created desc, rowid desc limit ?`,
    kind,
    since,
    owner ?? null,
    after ?? null,
    limit + 1,
  )
  const data = rows.slice(0, limit).map(({ body }): Type => JSON.parse(String(body)))
  return { object: 'list', data, has_more: rows.length > limit, url: '/v1' }
}

/** The file holds secrets, but SQLite would create it readable by everybody; its log copies the mode. */
function privateFile(folder: string): string {
  const path = join(folder, 'store.db')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  return path
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newId(prefix: string): string {
  const name = Array.from(randomBytes(24), (byte) => letters[byte % letters.length])
  return `${prefix}_${name.join('')}`
}
