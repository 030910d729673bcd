import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../apps/api/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/start.ts'
import { ledgerAccounts } from '../apps/api/src/wallet/ledger/accounts.ts'
import { post } from '../apps/api/src/wallet/ledger/post.ts'
import type { Figure } from './figure.ts'
import { startMarea } from './marea.ts'

/** Enough guests that two entries rarely touch the same wallet. */
const guests = Array.from({ length: 5000 }, () => crypto.randomUUID())
const milliseconds = 1500
const rounds = 3

export async function benchLedger(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const marea = await startMarea({ DATABASE_URL: postgres.url, DEMO: 'true', ROLE: 'web' })
  const db = openDatabase(postgres.url, { max: 8 })
  try {
    await prepare(db)
    return [
      ...(await measureWrites(db, 1)),
      ...(await measureWrites(db, 8)),
      await measureReads(db, marea.url),
    ]
  } finally {
    await db.destroy()
    await marea.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function prepare(db: Database): Promise<void> {
  await sql`create table bare (id bigint generated always as identity primary key,
    name text not null, amount bigint not null, at timestamptz not null)`.execute(db)
  await sql`insert into ledger_journal (key, kind, reference, accounts, amounts, posted_at)
    select 'fund ' || guest, 'bench.moved', 'bench', array['guest:wallet:' || guest, ${ledgerAccounts.clearing}],
      '{100000000,-100000000}', now() from unnest(${guests}::text[]) guest`.execute(db)
}

async function measureWrites(db: Database, connections: number): Promise<Figure[]> {
  const works = [
    () => insertBare(db),
    () => move(db, ledgerAccounts.wallet(randomGuest()), ledgerAccounts.wallet(randomGuest()), 1),
    () => move(db, ledgerAccounts.wallet(randomGuest()), ledgerAccounts.feeIncome, 1),
  ]
  const counts = works.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) counts[index]?.push(await rate(work, connections))
  }
  const [bare = 1, spread = 1, hot = 0] = counts.map(median)
  return [
    share(`entries / bare INSERT of three rows, ${connections} at once`, 0.3, [spread, bare]),
    share(`entries that share one account / spread, ${connections} at once`, 0.6, [hot, spread]),
  ]
}

async function rate(work: () => Promise<unknown>, connections: number): Promise<number> {
  const until = performance.now() + milliseconds
  let count = 0
  const one = async () => {
    for (; performance.now() < until; count += 1) await work()
  }
  await Promise.all(Array.from({ length: connections }, one))
  return (count * 1000) / milliseconds
}

function insertBare(db: Database) {
  const now = Temporal.Now.instant()
  return sql`insert into bare (name, amount, at) values (${randomGuest()}, 1, ${now}),
    (${randomGuest()}, 1, ${now}), (${randomGuest()}, -1, ${now})`.execute(db)
}

function move(db: Database, from: string, to: string, amount: number) {
  const key = crypto.randomUUID()
  const moves = [{ from, to: from === to ? ledgerAccounts.feeIncome : to, amount }]
  const now = Temporal.Now.instant()
  return post({ db, now }, { key, kind: 'bench.moved', reference: `bench:${key}`, moves })
}

function randomGuest(): string {
  return guests[Math.floor(Math.random() * guests.length)] ?? ''
}

async function measureReads(db: Database, url: string): Promise<Figure> {
  const people = [
    await createReader(db, url, 'guest', 100),
    await createReader(db, url, 'owner', 100_000),
  ]
  const times = people.map((): number[] => [])
  for (let round = 0; round < 300; round += 1) {
    for (const [index, authorization] of people.entries()) {
      const since = performance.now()
      await (await fetch(`${url}/api/wallet`, { headers: { authorization } })).text()
      times[index]?.push(performance.now() - since)
    }
  }
  const [few = 1, many = 0] = times.map(p95)
  return {
    what: 'GET /wallet with 100,000 transactions beside 100, p95',
    measured: `× ${(many / few).toFixed(2)} (${many.toFixed(1)} ms to ${few.toFixed(1)} ms)`,
    goal: '≤ × 1.5',
    isMet: many / few <= 1.5,
  }
}

/** Signs a demo guest in and creates a history of so many lines. */
async function createReader(
  db: Database,
  url: string,
  name: string,
  lines: number,
): Promise<string> {
  const answer = await fetch(`${url}/api/user/login/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@marea.test`, password: 'Marea2026' }),
  })
  const { result } = await answer.json()
  const accounts = [ledgerAccounts.wallet(result.id), ledgerAccounts.clearing]
  // In parts, because a transaction that updates one row very often reads all of its versions.
  for (let from = 1; from <= lines; from += 100) {
    await sql`insert into ledger_journal (key, kind, reference, accounts, amounts, posted_at)
      select ${name} || n, 'bench.moved', 'bench', ${accounts}::text[], '{1,-1}', now() from generate_series(${from}::int, ${from + 99}::int) n`.execute(
      db,
    )
  }
  return result.token
}

function share(what: string, goal: number, [ours, theirs]: [number, number]): Figure {
  const part = ours / theirs
  return {
    what,
    measured: `${Math.round(part * 100)} % (${Math.round(ours)}/s to ${Math.round(theirs)}/s)`,
    goal: `≥ ${goal * 100} %`,
    isMet: part >= goal,
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0
}
