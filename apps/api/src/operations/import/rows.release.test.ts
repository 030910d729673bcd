import { setTimeout as wait } from 'node:timers/promises'
import type { ImportKind } from '@marea/contract/operations/imports/imports.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importerOf } from '../../../test/imports/importer.ts'
import { signedIn } from '../../../test/people.ts'
import { type Guest, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const minutes = 60_000

let marea: TestApp
let ana: Guest

beforeAll(async () => {
  marea = await openTestApp()
  await openHouse(marea)
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

const days = (start: string, at: number) =>
  Temporal.PlainDate.from(start).add({ days: at }).toString()

test.each([
  [
    'reviews',
    10_000,
    'home,guestName,date,stars,text,source',
    (at: number) => `casa-almendro,Tom,${days('1999-06-01', at)},5,Stay ${at} was fine,Airbnb`,
  ],
  [
    'bookings',
    500,
    'home,checkIn,checkOut,guestName,total',
    (at: number) =>
      `casa-almendro,${days('2020-01-01', 2 * at)},${days('2020-01-01', 2 * at + 2)},Guest ${at},900`,
  ],
  [
    'homes',
    500,
    'name,ownerEmail,ownerName,neighborhood,nightlyAmount',
    (at: number) => `Casa ${at},owner${at % 50}@marea.test,Owner,Brickell,500`,
  ],
] as const)(
  'while %s of %i rows are imported and undone, visitors are served',
  async (kind, count, head, rowAt) => {
    const text = [head, ...Array.from({ length: count }, (_, at) => rowAt(at))].join('\n')
    const visits = visitUntilStopped()
    const took = await throughEveryStep(kind, text, count)
    const { slowest, usual, longestTransaction } = await visits.stop()
    const figures = { kind, count, ...took, usual, slowest, longestTransaction }
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(slowest).toBeLessThan(3000)
    expect(longestTransaction).toBeLessThan(3000)
  },
  20 * minutes,
)

/** Milliseconds of each step. */
async function throughEveryStep(kind: ImportKind, text: string, count: number) {
  const importer = importerOf(marea, ana, kind)
  const took: Record<string, number> = {}
  async function timed<Value>(step: string, work: () => Promise<Value>): Promise<Value> {
    const startedAt = performance.now()
    const value = await work()
    took[step] = Math.round(performance.now() - startedAt)
    return value
  }
  const { file } = await timed('upload', () => importer.upload(text))
  await timed('check', () => importer.act(file.id, 'check', { mapping: file.mapping }))
  await timed('run', () => importer.act(file.id, 'run'))
  expect(await importer.show(file.id)).toMatchObject({ counts: { imported: count } })
  await timed('undo', () => importer.act(file.id, 'undo'))
  expect(await importer.show(file.id)).toMatchObject({ counts: { undone: count } })
  return took
}

/** In the process that also imports, which is the hardest case. */
function visitUntilStopped() {
  const visits: number[] = []
  const transactions: number[] = [0]
  let isOver = false
  async function visit() {
    while (!isOver) {
      const startedAt = performance.now()
      const { status } = await marea.call('GET', '/suites/casa-almendro/reviews')
      visits.push(performance.now() - startedAt)
      expect(status).toBe(200)
      transactions.push(await longestOpenTransaction())
      await wait(50)
    }
  }
  const visiting = visit()
  return {
    async stop() {
      isOver = true
      await visiting
      const sorted = visits.toSorted((one, other) => one - other)
      const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
      return {
        usual: share(0.5),
        slowest: Math.round(sorted.at(-1) ?? 0),
        longestTransaction: Math.max(...transactions),
      }
    },
  }
}

async function longestOpenTransaction(): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select coalesce(max(extract(epoch from clock_timestamp() - xact_start)) * 1000, 0)::int as ms
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(marea.db)
  return rows[0]?.ms ?? 0
}
