import type { StayTimes, StayTimesOfSide } from '@marea/contract/bookings/stay-times.ts'
import type { ToDo } from '@marea/contract/owners/to-dos.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { answerBank, deliverEvents } from '../../../test/stand-ins/cards.ts'
import { booked, type Guest, hold, homeOf, move, openHouse, read } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { expireStayTimes } from './expire-stay-times.ts'

let marea: TestApp
let laura: Guest
let daniel: Guest
let ines: Guest
let slug: string
let suiteId: string

const visa = { paymentMethodId: 'pm_card_visa' }
const offered = {
  earlyCheckInFrom: '12:00',
  earlyCheckInAmount: 50_00,
  lateCheckOutUntil: '16:00',
  lateCheckOutAmount: 40_00,
}
/** Check-in is from 4 PM and check-out until 11 AM; it is November 15. */
const dates = { checkIn: '2026-11-20', checkOut: '2026-11-24' }

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, daniel, ines } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  ;({ slug, suiteId } = await homeOf(marea, ines.id))
  await offer(offered)
})

async function offer(set: object) {
  await marea.db.updateTable('suites').set(set).where('id', '=', suiteId).execute()
}

const stay = (guest = laura, wish: object = dates) => booked(marea, guest, { slug, ...wish })

async function stayTimesOf(id: string, guest = laura): Promise<StayTimes> {
  const { status, body } = await guest.call('GET', `/bookings/${id}/hours`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

async function sideOf(id: string, side: StayTimesOfSide['side'], guest = laura) {
  return (await stayTimesOf(id, guest)).sides.find((each) => each.side === side)
}

const clocks = (side: StayTimesOfSide | undefined) => side?.options.map(({ hour }) => hour)

async function ask(
  id: string,
  hour: string,
  side: StayTimesOfSide['side'] = 'check_in',
  guest = laura,
) {
  const shown = await sideOf(id, side, guest)
  const amount = shown?.options.find((each) => each.hour === hour)?.price.amount ?? 1
  const { body } = await move(guest, `/bookings/${id}/hours`, { side, hour, amount })
  const made = body.result?.sides.find((each: StayTimesOfSide) => each.side === side)?.request
  return { requestId: made?.id as string, state: made?.state, amount, code: body.error?.code }
}

const approve = (requestId: string) =>
  ines.call('POST', `/owner/hours-requests/${requestId}/approval`)

const pay = (id: string, requestId: string, body: object = visa) =>
  move(laura, `/bookings/${id}/hours/${requestId}/payment`, body)

/** An hour that the owner approved and the guest paid by card. */
async function granted(id: string, hour: string, side: StayTimesOfSide['side'] = 'check_in') {
  const { requestId, amount } = await ask(id, hour, side)
  expect((await approve(requestId)).status).toBe(200)
  await pay(id, requestId)
  await deliverEvents(marea)
  return { requestId, amount }
}

/** What waits for the owner in this test's home. */
async function needs(): Promise<ToDo[]> {
  const { needs } = (await ines.call('GET', '/owner/overview')).body.result
  return needs.filter((need: ToDo) => 'home' in need && need.home.slug === slug)
}
const escrow = (id: string) => balanceOf(marea, ledgerAccounts.escrow(id))
let probes = 0

/** Whether a new guest is told that somebody else has these nights. */
async function isTaken(wish: object): Promise<boolean> {
  probes += 1
  const probe = await signedIn(marea, `probe-${probes}`)
  return hold(probe, { slug, ...wish }).then(
    () => false,
    (error: Error) => {
      expect(error.message).toContain('dates_taken')
      return true
    },
  )
}

describe('hours that are offered', () => {
  test('are each full hour outside the usual times, at a price per hour with taxes', async () => {
    const { id } = await stay()
    const early = await sideOf(id, 'check_in')
    expect(clocks(early)).toEqual(['12:00', '13:00', '14:00', '15:00'])
    expect(clocks(await sideOf(id, 'check_out'))).toEqual([
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ])
    const [four, , , one] = early?.options.map(({ price }) => price.amount) ?? []
    expect(one).toBeGreaterThan(50_00)
    expect(Math.abs((four ?? 0) - 4 * (one ?? 0))).toBeLessThanOrEqual(3)
  })

  test('are none where the home offers none', async () => {
    await offer({ earlyCheckInFrom: null, lateCheckOutAmount: null })
    const { id } = await stay()
    expect((await stayTimesOf(id)).sides).toEqual([])
    expect((await ask(id, '13:00')).code).toBe('booking.hour_unavailable')
  })

  test('are requested from two weeks before check-in until noon of the day before', async () => {
    const { id } = await stay(laura, { checkIn: '2026-12-01', checkOut: '2026-12-04' })
    expect(await sideOf(id, 'check_in')).toMatchObject({ options: [], opensOn: '2026-11-17' })
    marea.clock.set('2026-11-17T12:00:00Z')
    expect(await sideOf(id, 'check_in')).toMatchObject({ opensOn: null, isClosed: false })
    marea.clock.set('2026-11-30T16:59:00Z')
    expect((await sideOf(id, 'check_in'))?.options).toHaveLength(4)
    marea.clock.set('2026-11-30T17:00:00Z')
    expect(await sideOf(id, 'check_out')).toMatchObject({ options: [], isClosed: true })
  })

  test('leave three hours to clean where another guest leaves or arrives that day', async () => {
    const { id } = await stay()
    await stay(daniel, { checkIn: '2026-11-16', checkOut: dates.checkIn })
    await hold(daniel, { slug, checkIn: dates.checkOut, checkOut: '2026-11-27' })
    expect(clocks(await sideOf(id, 'check_in'))).toEqual(['14:00', '15:00'])
    expect(clocks(await sideOf(id, 'check_out'))).toEqual(['12:00', '13:00'])
    expect((await ask(id, '12:00')).code).toBe('booking.hour_unavailable')
  })
})

test('an approved hour is paid as a change of the booking and is shown everywhere', async () => {
  const { id, total } = await stay()
  const curve = async () =>
    (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result.fullRefundUntil
  const fullRefundUntil = await curve()
  const { requestId, amount, state } = await ask(id, '12:00')
  expect(state).toBe('waiting')
  expect((await ask(id, '13:00')).code).toBe('booking.hour_unavailable')
  expect(await needs()).toMatchObject([
    {
      kind: 'hours',
      id: requestId,
      hour: '12:00',
      amount: { amount: 200_00 },
      night: '2026-11-19',
    },
  ])
  expect((await pay(id, requestId)).body.error.code).toBe('booking.hour_unavailable')
  expect((await approve(requestId)).status).toBe(200)
  expect((await approve(requestId)).body.error.code).toBe('booking.hours_answered')
  expect(await needs()).toEqual([])
  expect((await read(laura, id)).total).toEqual(total)
  await pay(id, requestId)
  await deliverEvents(marea)
  const changed = await read(laura, id)
  expect(changed).toMatchObject({ checkInAt: '2026-11-20T17:00:00Z', checkIn: dates.checkIn })
  expect(changed.total.amount).toBe(total.amount + amount)
  expect(changed.lines.find(({ code }) => code === 'early_check_in')?.amount.amount).toBe(200_00)
  expect(await escrow(id)).toBe(changed.total.amount)
  expect(await curve()).toBe(fullRefundUntil)
  expect((await sideOf(id, 'check_in'))?.request).toMatchObject({ state: 'paid', hour: '12:00' })
  const { body: trip } = await laura.call('GET', `/bookings/${id}/trip`)
  expect(trip.result.checkInAt).toBe('2026-11-20T17:00:00Z')
  const file = await marea.app.inject({
    url: `/api/bookings/${id}/stay.ics`,
    headers: { authorization: laura.token },
  })
  expect(file.body).toContain('20261120T170000Z')
  const { arrivals } = (await ines.call('GET', '/owner/overview')).body.result
  expect(arrivals).toContainEqual(expect.objectContaining({ id, at: '2026-11-20T17:00:00Z' }))
  const { items } = (await ines.call('GET', '/owner/bookings')).body.result
  const hours = { checkInAt: '2026-11-20T17:00:00Z', checkOutAt: null }
  expect(items).toContainEqual(expect.objectContaining({ id, hours }))
  expect(await differences(marea)).toEqual([])
})

test('one stay can have both sides, and notices follow each step', async () => {
  const { id, total } = await stay()
  const late = await granted(id, '13:00', 'check_out')
  const early = await granted(id, '15:00')
  const changed = await read(laura, id)
  expect(changed).toMatchObject({
    checkInAt: '2026-11-20T20:00:00Z',
    checkOutAt: '2026-11-24T18:00:00Z',
  })
  expect(changed.total.amount).toBe(total.amount + late.amount + early.amount)
  await marea.runJobs()
  const kinds = await marea.db
    .selectFrom('notifications')
    .select('kind')
    .where('kind', 'like', 'hours%')
    .where(sql<boolean>`facts ->> 'bookingId' = ${id}`)
    .execute()
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    ...['hours_answered', 'hours_answered', 'hours_requested', 'hours_requested'],
  ])
})

test('a home that approves requests itself asks the guest to pay at once', async () => {
  await offer({ approvesHours: true })
  const { id } = await stay()
  const { requestId, state } = await ask(id, '14:00')
  expect(state).toBe('approved')
  expect(await needs()).toEqual([])
  await pay(id, requestId)
  await deliverEvents(marea)
  expect((await read(laura, id)).checkInAt).toBe('2026-11-20T19:00:00Z')
})

describe('a request that is not paid', () => {
  test('is declined with a reason, and another one can be made', async () => {
    const { id } = await stay()
    const { requestId } = await ask(id, '12:00')
    const reason = { reason: 'The painters leave at 2 PM' }
    const path = `/owner/hours-requests/${requestId}/refusal`
    expect((await ines.call('POST', path, { body: { reason: ' ' } })).status).toBe(400)
    expect((await ines.call('POST', path, { body: reason })).status).toBe(200)
    expect((await sideOf(id, 'check_in'))?.request).toMatchObject({ state: 'declined', ...reason })
    expect((await ask(id, '14:00')).state).toBe('waiting')
  })

  test('is withdrawn by the guest, which releases the night', async () => {
    const { id } = await stay()
    const { requestId } = await ask(id, '12:00')
    await approve(requestId)
    const night = { checkIn: '2026-11-17', checkOut: dates.checkIn }
    expect(await isTaken(night)).toBe(true)
    const path = `/bookings/${id}/hours/${requestId}`
    expect((await laura.call('DELETE', path)).body.result.sides[0].request).toBeNull()
    expect((await laura.call('DELETE', path)).status).toBe(200)
    expect(await isTaken(night)).toBe(false)
    expect((await pay(id, requestId)).body.error.code).toBe('booking.hour_unavailable')
  })

  test('expires without an answer, and after a day without payment', async () => {
    const { id } = await stay()
    const waiting = await ask(id, '12:00')
    marea.clock.advance({ hours: 48 })
    await expireStayTimes(marea.ctx())
    expect((await sideOf(id, 'check_in'))?.request).toMatchObject({ state: 'expired' })
    expect((await approve(waiting.requestId)).body.error.code).toBe('booking.hours_answered')
    const { requestId } = await ask(id, '12:00')
    await approve(requestId)
    marea.clock.advance({ hours: 24 })
    expect((await pay(id, requestId)).body.error.code).toBe('booking.hour_unavailable')
    await expireStayTimes(marea.ctx())
    expect(await isTaken({ checkIn: '2026-11-18', checkOut: dates.checkIn })).toBe(false)
  })

  test('is refunded when the bank approves after it expired', async () => {
    const { id, total } = await stay()
    const { requestId } = await ask(id, '12:00')
    await approve(requestId)
    const card = { paymentMethodId: 'pm_card_authenticationRequired' }
    const { nextAction } = (await pay(id, requestId, card)).body.result
    marea.clock.advance({ hours: 25 })
    await expireStayTimes(marea.ctx())
    await answerBank(marea, nextAction.url, 'yes')
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ total, checkInAt: '2026-11-20T21:00:00Z' })
    expect(await escrow(id)).toBe(total.amount)
    expect(await differences(marea)).toEqual([])
  })
})

describe('two neighbors', () => {
  test('who want to leave late and to arrive early on one day do not both get it', async () => {
    const { id } = await stay()
    const other = await stay(daniel, { checkIn: '2026-11-17', checkOut: dates.checkIn })
    const early = await ask(id, '14:00')
    const late = await ask(other.id, '13:00', 'check_out', daniel)
    const answers = await Promise.all([approve(early.requestId), approve(late.requestId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body.error.code).toBe('booking.hour_unavailable')
  })

  test('compete for the night before: an approval and a hold at once, and one of them wins', async () => {
    const { id } = await stay()
    const { requestId } = await ask(id, '12:00')
    const [approval, lost] = await Promise.all([
      approve(requestId),
      isTaken({ checkIn: '2026-11-17', checkOut: dates.checkIn }),
    ])
    expect(approval.status === 200).toBe(lost)
  })

  test('cannot get the night back from the owner’s calendar while an hour needs it', async () => {
    const { id } = await stay()
    await granted(id, '12:00')
    const nights = { from: '2026-11-17', to: dates.checkIn }
    const body = { homes: [slug], ...nights, act: { kind: 'unblock' } }
    await move(ines, '/owner/calendar/changes', body)
    expect(await isTaken({ checkIn: '2026-11-17', checkOut: dates.checkIn })).toBe(true)
  })
})

test('canceling before check-in refunds the hour in full and releases the night', async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  const { id } = await stay()
  marea.clock.advance({ hours: 49 })
  const now = async () =>
    (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result.now.total.amount
  const before = await now()
  const { amount } = await granted(id, '12:00')
  expect(await now()).toBe(before + amount)
  await move(laura, `/bookings/${id}/cancellation`, { to: 'wallet' })
  expect(await isTaken({ checkIn: '2026-11-18', checkOut: dates.checkIn })).toBe(false)
  expect(await differences(marea)).toEqual([])
})

describe('a later change of the booking', () => {
  async function change(id: string, wish: object) {
    const body = { ...dates, guests: 2, pets: 0, ...wish }
    const quoted = (await laura.call('POST', `/bookings/${id}/quotes`, { body })).body.result
    await move(laura, `/bookings/${id}/change`, { quoteId: quoted.quote.id, ...visa })
    await deliverEvents(marea)
    return quoted
  }

  test('keeps the hours of days that stay', async () => {
    const { id } = await stay()
    await granted(id, '12:00')
    const before = await read(laura, id)
    const { charge, quote } = await change(id, { pets: 1 })
    const after = await read(laura, id)
    expect(after).toMatchObject({ checkInAt: '2026-11-20T17:00:00Z', pets: 1 })
    expect(after.total.amount).toBe(before.total.amount + charge.amount)
    expect(quote.total).toEqual(after.total)
    expect((await sideOf(id, 'check_in'))?.request?.state).toBe('paid')
  })

  test('ends and refunds the hours of a day that moves', async () => {
    const { id, total } = await stay()
    const { amount } = await granted(id, '12:00')
    const { charge, refund } = await change(id, {
      checkIn: addDays(dates.checkIn, 1),
      checkOut: addDays(dates.checkOut, 1),
    })
    const after = await read(laura, id)
    expect(after.checkInAt).toBe('2026-11-21T21:00:00Z')
    expect(after.total.amount).toBe(total.amount + amount + charge.amount - refund.total.amount)
    expect(after.lines.some(({ code }) => code === 'early_check_in')).toBe(false)
    expect(await sideOf(id, 'check_in')).toMatchObject({ request: null, isClosed: false })
    expect(await isTaken({ checkIn: '2026-11-17', checkOut: dates.checkIn })).toBe(false)
    expect(await differences(marea)).toEqual([])
  })
})

test('strangers, other owners and other guests find nothing', async () => {
  const { id } = await stay()
  const other = await stay(daniel, { checkIn: '2026-11-26', checkOut: '2026-11-29' })
  const { requestId } = await ask(id, '12:00')
  const mateo = await signedIn(marea, `Mateo-${slug}`, { profile: 'OWNER' })
  const wish = { side: 'check_in', hour: '14:00', amount: 100_00 }
  const answers = [
    await daniel.call('GET', `/bookings/${id}/hours`),
    await ines.call('GET', `/bookings/${id}/hours`),
    await move(daniel, `/bookings/${id}/hours`, wish),
    await daniel.call('DELETE', `/bookings/${id}/hours/${requestId}`),
    await daniel.call('DELETE', `/bookings/${other.id}/hours/${requestId}`),
    await move(daniel, `/bookings/${other.id}/hours/${requestId}/payment`, visa),
    await laura.call('POST', `/owner/hours-requests/${requestId}/approval`),
    await mateo.call('POST', `/owner/hours-requests/${requestId}/approval`),
    await mateo.call('POST', `/owner/hours-requests/${requestId}/refusal`, {
      body: { reason: 'Not mine' },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await sideOf(id, 'check_in'))?.request?.state).toBe('waiting')
})
