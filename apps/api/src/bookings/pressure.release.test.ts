import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { takeNights } from '#calendar/nights/take-nights.ts'
import { inTransaction } from '#platform/ctx.ts'
import { differences, fund } from '../../test/ledger-totals.ts'
import { type Crowd, openCrowd } from '../../test/simulation/crowd.ts'
import { noteProof } from '../../test/simulation/note-proof.ts'
import { deliverEvents } from '../../test/stand-ins/cards.ts'
import { booked, type Guest, move, openHouse } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { expireBookingHoldsJob } from './jobs.ts'

const processes = 3
const people = 1000
const kills = 50

let marea: TestApp
let laura: Guest
let suiteId: string
let crowd: Crowd

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, suiteId } = await openHouse(marea))
  crowd = await openCrowd(marea, laura)
})
afterAll(async () => {
  await marea.close()
  await crowd.close()
})

test('among a thousand guests of three processes nobody shares a night or pays for nothing', async () => {
  const wishes = await crowd.wishFor(people, (index) => {
    const checkIn = addDays('2027-01-04', index % 40)
    return { checkIn, checkOut: addDays(checkIn, 2 + (index % 5)) }
  })
  const changes = await changesInto('2027-01-04', 6)
  const begun = Promise.withResolvers<void>()
  const shares = Array.from({ length: processes }, (_, at) =>
    wishes.filter((__, index) => index % processes === at),
  )
  const [lines, ends] = await Promise.all([
    Promise.all(shares.map((share) => crowd.run(share, 12, { onReady: begun.resolve }))),
    Promise.all(changes.map((change, index) => begun.promise.then(after(index * 150, change)))),
    ...takersOf('2027-01-04', 8).map((take, index) => begun.promise.then(after(index * 100, take))),
  ])
  const said = lines.flat()
  expect(said).toHaveLength(people)
  const losers = said.filter((line) => line.includes('booking.dates_taken'))
  const winners = said.filter((line) => / (processing|confirmed)$/.test(line))
  expect(winners.length + losers.length).toBe(people)
  expect(winners.length).toBeGreaterThan(0)
  expect(await lostForNothing(losers)).toBe(0)
  expect(losers.every((line) => line.includes('"nearest":['))).toBe(true)
  expect(ends.every((end) => end === 'confirmed' || end === 'booking.dates_taken')).toBe(true)
  await deliverEvents(marea)
  expect(await countOf('confirmed')).toBe(winners.length + changes.length)
  await expectWhole()
  await noteProof({ guestsAtOnce: people })
}, 600_000)

/** How many were refused nights that nobody has taken. */
async function lostForNothing(losers: readonly string[]): Promise<number> {
  const quoteIds = losers.map((line) => line.split(' ')[0])
  const { rows } = await sql<{ id: string }>`
    select id from quotes where id = any(${quoteIds}::uuid[]) and not exists (
      select from occupancies
      where occupancies.suite_id = quotes.suite_id and occupancies.nights && quotes.nights
    )`.execute(marea.db)
  return rows.length
}

function after<Result>(milliseconds: number, work: () => Promise<Result>) {
  return () => wait(milliseconds).then(work)
}

/** Stays in other weeks whose guests have a quote for moving to the contested nights. */
async function changesInto(firstOn: string, count: number): Promise<(() => Promise<string>)[]> {
  await fund(marea.ctx(), laura.id, 1_000_000_00)
  const changes: (() => Promise<string>)[] = []
  for (let index = 0; index < count; index += 1) {
    const checkIn = addDays('2027-04-01', index * 5)
    const { id } = await booked(marea, laura, { checkIn, checkOut: addDays(checkIn, 3) })
    const from = addDays(firstOn, index * 7)
    const body = { checkIn: from, checkOut: addDays(from, 4), guests: 2, pets: 0 }
    const { quote } = (await laura.call('POST', `/bookings/${id}/quotes`, { body })).body.result
    changes.push(async () => {
      const wish = { quoteId: quote.id, useCredit: true }
      const answer = await move(laura, `/bookings/${id}/change`, wish)
      return answer.body.result?.status ?? answer.body.error.code
    })
  }
  return changes
}

/** The owner's blocks and other sites' bookings in turn; those that come too late get nothing. */
function takersOf(firstOn: string, count: number): (() => Promise<unknown>)[] {
  return Array.from({ length: count }, (_, index) => () => {
    const ctx = marea.ctx()
    const from = addDays(firstOn, index * 6)
    const nights = { suiteId, from, to: addDays(from, 1), reference: `other-${index}` }
    const taking =
      index % 2 === 0
        ? blockNights(ctx, nights)
        : inTransaction(ctx, (ctx) =>
            takeNights(ctx, { ...nights, kind: 'external', expiresAt: null }),
          )
    return taking.catch((error) => expect(error.code).toBe('calendar.dates_taken'))
  })
}

test('processes killed again and again while paying leave each stay complete or undone', async () => {
  const wishes = await crowd.wishFor(Math.ceil(1.5 * kills), (index) => {
    const checkIn = addDays('2027-06-05', index * 2)
    return { checkIn, checkOut: addDays(checkIn, 2) }
  })
  const whole = await crowd.run(wishes.splice(0, 3), 1)
  const longest = Math.max(...whole.map((line) => Number(line.split(' ')[1])))
  let deaths = 0
  const lanes = [0, 1, 2].map(async (lane) => {
    let left = wishes.filter((_, index) => index % 3 === lane)
    while (left.length > 0) {
      const moment = ((deaths * 37 + lane * 11) % 100) / 100
      const killAfter = deaths < kills ? moment * 1.5 * longest : undefined
      // One at a time: if the first were slow, a process would finish everything before it is
      // killed.
      const tried = killAfter === undefined ? left : left.slice(0, 1)
      const said = await crowd.run(tried, 1, { killAfter })
      const done = new Set(said.map((line) => line.split(' ')[0]))
      left = left.filter(({ quoteId }) => !done.has(quoteId))
      if (killAfter !== undefined) deaths += 1
    }
  })
  await Promise.all(lanes)
  expect(deaths).toBeGreaterThanOrEqual(kills)
  await deliverEvents(marea)
  marea.clock.advance({ minutes: 40 })
  await expireBookingHoldsJob.handle(marea.ctx(), {})
  await deliverEvents(marea)
  await expectWhole()
}, 600_000)

/**
 * No two bookings share a night, each escrow is full or empty, and the processor's record equals
 * ours.
 */
async function expectWhole(): Promise<void> {
  const { rows: broken } = await sql`
    select b.id, b.status from bookings b
    left join ledger_accounts a on a.name = 'booking:' || b.id || ':escrow'
    where coalesce(a.balance, 0) <> case b.status when 'confirmed' then b.total_amount else 0 end
      or (b.status = 'confirmed') <> exists (select from occupancies o
        where o.reference = 'booking:' || b.id and o.kind = 'booking' and o.nights = b.nights)`.execute(
    marea.db,
  )
  expect(broken).toEqual([])
  const record = marea.ports.cards.standIn?.record() ?? { charges: [], refunds: [] }
  const charges = await marea.db
    .selectFrom('charges')
    .select(['intentId', 'amount', 'refunded'])
    .where('status', '=', 'succeeded')
    .execute()
  const known = new Map(charges.map(({ intentId, ...charge }) => [intentId, charge]))
  expect(charges).toHaveLength(record.charges.length)
  for (const { id, amount } of record.charges) {
    const back = record.refunds
      .filter(({ payment_intent }) => payment_intent === id)
      .reduce((sum, refund) => sum + refund.amount, 0)
    expect(known.get(id)).toEqual({ amount, refunded: back })
  }
  expect(await differences(marea)).toEqual([])
}

async function countOf(status: 'confirmed'): Promise<number> {
  const rows = await marea.db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', status)
    .execute()
  return rows.length
}
