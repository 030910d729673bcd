import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Guest, quote } from '../stays.ts'
import type { TestApp } from '../test-app.ts'
import type { Wish } from './booking-load.ts'

const load = fileURLToPath(new URL('./booking-load.ts', import.meta.url))

type Dates = { checkIn: string; checkOut: string }

export type Crowd = Awaited<ReturnType<typeof openCrowd>>

/** Many guests who book at the same time, in processes of their own. */
export async function openCrowd(marea: TestApp, first: Guest) {
  const folder = await mkdtemp(join(tmpdir(), 'marea-wishes-'))

  /** Guests with quotes of their own, created with one statement per stay. */
  async function wishFor(count: number, datesOf: (index: number) => Dates): Promise<Wish[]> {
    const wanted = Array.from({ length: count }, (_, index) => datesOf(index))
    const wishes: Wish[] = []
    for (const same of Map.groupBy(wanted, (dates) => JSON.stringify(dates)).values()) {
      wishes.push(...(await quotesLike(marea, (await quote(first, same[0])).id, same.length)))
    }
    return wishes.sort((one, other) => one.quoteId.localeCompare(other.quoteId))
  }

  /** The lines a process printed; killed a while after it was ready, it printed fewer. */
  async function run(
    wishes: Wish[],
    atOnce: number,
    { killAfter, onReady }: { killAfter?: number | undefined; onReady?: () => void } = {},
  ): Promise<string[]> {
    const path = join(folder, `${randomUUID()}.json`)
    await writeFile(path, JSON.stringify(wishes))
    const child = spawn(
      process.execPath,
      [load, marea.databaseUrl, marea.config.dataDir, String(atOnce), path],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let said = ''
    child.stdout.on('data', (text) => {
      const isFirst = said === ''
      said += text
      if (isFirst) onReady?.()
      if (isFirst && killAfter !== undefined) wait(killAfter).then(() => child.kill('SIGKILL'))
    })
    const [code, signal] = await once(child, 'close')
    if (signal !== 'SIGKILL') expect(code).toBe(0)
    return said.split('\n').filter((line) => line.includes(' '))
  }

  return { wishFor, run, close: () => rm(folder, { recursive: true, force: true }) }
}

async function quotesLike(marea: TestApp, quoteId: string, many: number): Promise<Wish[]> {
  const { rows } = await sql<{ userId: string; quoteId: string }>`
    with people as (
      insert into users (full_name, email, holds_email, email_confirmed_at, phone, gender, language,
        secret_kind, created_at)
      select 'Guest', gen_random_uuid() || '@marea.test', true, now(), '', 'other', 'en', 'none', now()
      from generate_series(1, ${many}::int)
      returning id
    )
    insert into quotes (suite_id, user_id, nights, guests, pets, lines, total_amount, cancellation,
      check_in_at, check_out_at, created_at, expires_at)
    select suite_id, people.id, nights, guests, pets, lines, total_amount, cancellation, check_in_at,
      check_out_at, created_at, expires_at
    from quotes, people where quotes.id = ${quoteId}
    returning user_id, id as quote_id`.execute(marea.db)
  return rows.map(({ userId, quoteId }) => ({
    person: personOf(userId, marea.ctx().now),
    quoteId,
    useCredit: false,
  }))
}

function personOf(userId: string, at: Wish['person']['createdAt']): Wish['person'] {
  return {
    kind: 'person',
    userId,
    profile: 'USER',
    isCoHost: false,
    sessionId: '',
    token: '',
    authenticatedAt: at,
    hasSecondFactor: false,
    secondFactorAt: null,
    fullName: 'Guest',
    email: '',
    isEmailConfirmed: true,
    isEmailBounced: false,
    phone: '',
    gender: 'other',
    language: 'en',
    photoKey: null,
    secretKind: 'none',
    createdAt: at,
  }
}
