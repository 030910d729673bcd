import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireHoldsJob } from '#calendar/jobs.ts'
import { holdsPerBatch } from '#calendar/quote/expire-holds.ts'
import { publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { blockNights } from './block-nights.ts'
import { holdNights } from './hold-nights.ts'
import { releaseNights } from './release-nights.ts'

let marea: TestApp
let suiteId: string

beforeAll(async () => {
  marea = await openTestApp()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  suiteId = await publishedHome(marea, { ownerId: ines.id })
})
afterAll(() => marea.close())
beforeEach(async () => {
  await marea.db.deleteFrom('occupancies').execute()
  marea.clock.set('2026-11-15T12:00:00Z')
})

const hold = (reference: string, checkIn: string, checkOut: string) =>
  holdNights(marea.ctx(), { suiteId, checkIn, checkOut, reference })
const block = (reference: string, from: string, to: string) =>
  blockNights(marea.ctx(), { suiteId, from, to, reference })

async function standing() {
  const rows = await marea.db.selectFrom('occupancies').select('reference').execute()
  return rows.map(({ reference }) => reference).sort()
}

test('of a hundred requests for overlapping nights at once exactly one gets each night', async () => {
  const attempts = Array.from({ length: 100 }, (_, index) => {
    const from = addDays('2026-12-01', index % 4)
    const to = addDays(from, 4 + (index % 3))
    return index % 2 ? hold(`hold-${index}`, from, to) : block(`block-${index}`, from, to)
  })
  const outcomes = await Promise.allSettled(attempts)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(99)
  for (const { reason } of refused) expect(reason.code).toBe('calendar.dates_taken')
  expect(await standing()).toHaveLength(1)
})

test('a guest may arrive on the day another leaves', async () => {
  await hold('first', '2026-12-01', '2026-12-04')
  await hold('second', '2026-12-04', '2026-12-06')
  await block('before', '2026-11-28', '2026-12-01')
  expect(await standing()).toEqual(['before', 'first', 'second'])
})

test('a hold lasts fifteen minutes and repeating its reference returns the same hold', async () => {
  const { expiresAt } = await hold('laura', '2026-12-01', '2026-12-04')
  expect(expiresAt.toString()).toBe('2026-11-15T12:15:00Z')
  marea.clock.advance({ minutes: 5 })
  const again = await hold('laura', '2026-12-01', '2026-12-04')
  expect(again.expiresAt.toString()).toBe('2026-11-15T12:15:00Z')
})

describe('an expired hold', () => {
  test('gives way to the next at once, and both are recorded', async () => {
    await hold('late', '2026-12-01', '2026-12-05')
    await expect(hold('next', '2026-12-03', '2026-12-06')).rejects.toThrow()
    marea.clock.advance({ minutes: 15 })
    await hold('next', '2026-12-03', '2026-12-06')
    expect(await standing()).toEqual(['next'])
    const events = await marea.db
      .selectFrom('events')
      .select(['kind', 'data'])
      .where('subject', '=', `suite:${suiteId}`)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(events).toMatchObject([
      { kind: 'calendar.taken', data: { reference: 'next', from: '2026-12-03' } },
      { kind: 'calendar.freed', data: { reference: 'late', from: '2026-12-01' } },
    ])
  })

  test('gives way to one of many, not to two', async () => {
    await hold('late', '2026-12-01', '2026-12-05')
    marea.clock.advance({ minutes: 16 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => hold(`next-${index}`, '2026-12-02', '2026-12-04')),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await standing()).toHaveLength(1)
  })

  test('is deleted by the job, while an active one stays', async () => {
    await hold('late', '2026-12-01', '2026-12-05')
    marea.clock.advance({ minutes: 10 })
    await hold('fresh', '2026-12-10', '2026-12-12')
    marea.clock.advance({ minutes: 5 })
    await expireHoldsJob.handle(marea.ctx(), {})
    expect(await standing()).toEqual(['fresh'])
  })

  test('is deleted with many others in batches, skipping one that is locked', async () => {
    const many = 2 * holdsPerBatch + 50
    await sql`
      insert into occupancies (suite_id, nights, kind, reference, expires_at, created_at)
      select ${suiteId}, daterange(date '2026-12-01' + n, date '2026-12-01' + n + 1), 'hold',
        'many-' || n, ${marea.clock.now()}, ${marea.clock.now()}
      from generate_series(1, ${many}::int) as n`.execute(marea.db)
    await marea.db.transaction().execute(async (db) => {
      await db.selectFrom('occupancies').where('reference', '=', 'many-7').forUpdate().execute()
      await expireHoldsJob.handle(marea.ctx(), {})
      expect(await standing()).toEqual(['many-7'])
    })
    await expireHoldsJob.handle(marea.ctx(), {})
    expect(await standing()).toEqual([])
    const { rows } = await sql<{ count: number }>`
      select count(*) from events where kind = 'calendar.freed'
        and data ->> 'reference' like 'many-%' group by xmin::text`.execute(marea.db)
    expect(Math.max(...rows.map(({ count }) => count))).toBe(holdsPerBatch)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(many)
  })
})

test('a guest who comes too late is offered the nearest nights of the same length', async () => {
  await block('family', '2026-12-01', '2026-12-08')
  await block('painters', '2026-11-27', '2026-11-29')
  await expect(hold('laura', '2026-12-03', '2026-12-06')).rejects.toMatchObject({
    code: 'calendar.dates_taken',
    status: 409,
    details: {
      nearest: [
        { checkIn: '2026-12-08', checkOut: '2026-12-11' },
        { checkIn: '2026-12-09', checkOut: '2026-12-12' },
        { checkIn: '2026-12-10', checkOut: '2026-12-13' },
      ],
    },
  })
})

test('released nights are available, and releasing them again changes nothing', async () => {
  await hold('laura', '2026-12-01', '2026-12-04')
  await releaseNights(marea.ctx(), 'laura')
  await releaseNights(marea.ctx(), 'laura')
  await hold('daniel', '2026-12-01', '2026-12-04')
  expect(await standing()).toEqual(['daniel'])
})

test('the nights stay available when the transaction fails after the hold', async () => {
  const failing = marea.db.transaction().execute(async (db) => {
    const ctx = { ...marea.ctx(), db }
    await holdNights(ctx, {
      suiteId,
      checkIn: '2026-12-01',
      checkOut: '2026-12-04',
      reference: 'undone',
    })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await standing()).toEqual([])
})
