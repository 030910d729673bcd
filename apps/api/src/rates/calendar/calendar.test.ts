import { randomUUID } from 'node:crypto'
import type { CalendarChange, CalendarHome, OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import { rateOn, seasonsOf, takenOf } from '@marea/contract/rates/calendar-nights.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshRates } from '#pricing/rules/refresh-rates.ts'
import { type OwnerHomes, openOwnerHomes, saveRules } from '../../../test/owner-homes.ts'
import { signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, hold, homeOf, move, quote, read } from '../../../test/stays.ts'

let homes: OwnerHomes
let marea: OwnerHomes['marea']
let laura: Guest
let ines: Guest
let name: string
let home: { slug: string; suiteId: string }

beforeAll(async () => {
  homes = await openOwnerHomes()
  ;({ marea, laura } = homes)
})
afterAll(() => marea.close())
beforeEach(async () => {
  ;({ ines, name, home } = await homes.nextOwner())
  await saveRules(ines, home.slug)
})

/** Friday to Sunday. */
const weekend = { from: '2026-12-11', to: '2026-12-13' }

function change(act: object, { by = ines, key = randomUUID(), ...rest }: Wish = {}) {
  const draft = { homes: [home.slug], ...weekend, act, ...rest }
  return move(by, '/owner/calendar/changes', draft, key)
}
type Wish = Record<string, unknown> & { by?: Guest; key?: string }

async function changed(act: object, wish: Wish = {}): Promise<string> {
  const { status, body } = await change(act, wish)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result.id
}

async function refused(act: object, wish: Wish = {}) {
  const { status, body } = await change(act, wish)
  return status === 200 ? 'accepted' : body.error.code
}

const undo = (id: string, by = ines) => move(by, `/owner/calendar/changes/${id}/undo`)

async function calendar(query = ''): Promise<OwnerCalendar> {
  return (await ines.call('GET', `/owner/calendar${query}`)).body.result
}

async function shown(): Promise<CalendarHome> {
  const { homes } = await calendar(`?home=${home.slug}`)
  if (!homes[0]) throw new Error('The home is not in its calendar.')
  return homes[0]
}

/** Without the rules that are saved before each test. */
async function log(query = ''): Promise<CalendarChange[]> {
  const { items } = (await ines.call('GET', `/owner/calendar/changes${query}`)).body.result
  return items.filter(({ kind }: CalendarChange) => kind !== 'rules')
}

async function guestNights({ from, to } = weekend) {
  const path = `/suites/${home.slug}/calendar?from=${from}&to=${to}`
  const { nights } = (await marea.call('GET', path)).body.result
  return nights.map((night: { price: { amount: number }; state: string; minNights: number }) => [
    night.state,
    night.price.amount,
    night.minNights,
  ])
}

describe('the calendar', () => {
  test('shows bookings with guest and payout, holds, blocks and imported stays', async () => {
    const stay = { slug: home.slug, checkIn: '2027-01-10', checkOut: '2027-01-14' }
    const booking = await booked(marea, laura, stay)
    await hold(laura, { slug: home.slug, checkIn: '2027-02-10', checkOut: '2027-02-14' })
    await changed({ kind: 'block', reason: 'Painting' })
    await changed({ kind: 'owner_stay' }, { from: '2026-12-20', to: '2026-12-27' })
    const { earning } = (await ines.call('GET', '/owner/bookings')).body.result.items[0]
    const view = await shown()
    expect(view.bookings).toEqual([
      ['2027-01-10', '2027-01-14', booking.reference, 'Laura', earning.amount, booking.id, true],
    ])
    expect(view.holds).toEqual([['2027-02-10', '2027-02-14', Date.parse('2026-11-16T17:15:00Z')]])
    expect(takenOf(view).map(({ from, kind, reason }) => [from, kind, reason])).toEqual([
      ['2026-12-11', 'block', 'Painting'],
      ['2026-12-20', 'block', ''],
      ['2027-01-10', 'booking', undefined],
      ['2027-02-10', 'hold', undefined],
    ])
    marea.clock.set('2026-11-16T17:15:01Z')
    expect((await shown()).holds).toEqual([])
  })

  test('shows the price and minimum stay of every night as guests see them', async () => {
    const season = { name: 'Winter', from: '2027-01-04', to: '2027-02-01', minNights: 4 }
    const prices = { nightlyAmount: 600_00, weekendAmount: 700_00 }
    const weekdayPercents = [0, 0, 10, 0, 0, 0, 25]
    const lastMinute = [{ days: 5, percent: 20 }]
    const seasons = [{ ...season, ...prices }]
    await saveRules(ines, home.slug, { weekdayPercents, seasons, lastMinute }, 1)
    await changed({ kind: 'rates', amount: 690_00, minNights: 2 })
    const range = { from: '2026-11-16', to: '2027-11-16' }
    const path = `/suites/${home.slug}/calendar?from=${range.from}&to=${range.to}`
    const { nights } = (await marea.call('GET', path)).body.result
    const view = await shown()
    for (const { date, price, minNights } of nights) {
      expect([date, rateOn(view, date, range.from)]).toMatchObject([
        date,
        { amount: price.amount, minNights },
      ])
    }
    expect(rateOn(view, '2026-12-12', range.from)).toEqual({
      amount: 690_00,
      minNights: 2,
      isByHand: true,
    })
    expect(seasonsOf(await calendar())).toEqual([
      { name: 'Winter', from: season.from, to: season.to },
    ])
  })

  test('contains every home of the owner and nobody else’s', async () => {
    const other = await homeOf(marea, ines.id)
    await homeOf(marea, laura.id)
    const { homes } = await calendar()
    expect(homes.map(({ slug }) => slug).sort()).toEqual([home.slug, other.slug].sort())
    expect((await ines.call('GET', '/owner/calendar?from=2026-01-01')).body.error.code).toBe(
      'calendar.range_invalid',
    )
  })
})

describe('blocked nights', () => {
  test('are taken for guests until they are released', async () => {
    await changed({ kind: 'block', reason: 'Pool repair' })
    expect(await guestNights()).toEqual([
      ['taken', 500_00, 2],
      ['taken', 500_00, 2],
    ])
    await changed({ kind: 'unblock' })
    expect((await guestNights()).map(([state]: string[]) => state)).toEqual(['free', 'free'])
  })

  test('are released in part, and the rest keeps its reason', async () => {
    await changed({ kind: 'owner_stay', reason: 'Family' }, { to: '2026-12-18' })
    await changed({ kind: 'unblock' }, { from: '2026-12-13', to: '2026-12-15' })
    expect((await shown()).blocks.sort()).toEqual([
      ['2026-12-11', '2026-12-13', true, 'Family'],
      ['2026-12-15', '2026-12-18', true, 'Family'],
    ])
  })

  test('never cover a booking, and the refusal names it', async () => {
    const stay = { slug: home.slug, checkIn: '2026-12-12', checkOut: '2026-12-15' }
    const { reference } = await booked(marea, laura, stay)
    const { status, body } = await change({ kind: 'block', reason: '' })
    expect(status).toBe(409)
    expect(body.error.code).toBe('calendar.nights_taken')
    expect(body.error.details.conflicts).toEqual([
      {
        home: (await shown()).name,
        kind: 'booking',
        from: '2026-12-12',
        to: '2026-12-15',
        reference,
        guest: 'Laura',
        reason: null,
      },
    ])
    expect((await shown()).blocks).toEqual([])
  })

  test('never cover a hold, whose guest stays unknown, nor another block', async () => {
    await hold(laura, { slug: home.slug, checkIn: '2026-12-12', checkOut: '2026-12-15' })
    const held = await change({ kind: 'owner_stay' })
    expect(held.body.error.details.conflicts).toMatchObject([
      { kind: 'hold', guest: null, reference: null },
    ])
    await changed({ kind: 'block', reason: 'Painting' }, { from: '2026-12-20', to: '2026-12-24' })
    const again = await change({ kind: 'block' }, { from: '2026-12-23', to: '2026-12-28' })
    expect(again.body.error.details.conflicts).toMatchObject([
      { kind: 'block', from: '2026-12-20', to: '2026-12-24', reason: 'Painting' },
    ])
  })

  test('of many blocks of the same nights at once exactly one is stored', async () => {
    const all = [1, 2, 3, 4].map(() => change({ kind: 'block' }))
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409, 409])
    expect((await shown()).blocks).toHaveLength(1)
  })
})

describe('prices set by hand', () => {
  test('are above floor and ceiling, and what guests pay; existing bookings keep theirs', async () => {
    const stay = { slug: home.slug, checkIn: '2026-12-13', checkOut: '2026-12-15' }
    const before = await booked(marea, laura, stay)
    await saveRules(ines, home.slug, { floorAmount: 300_00, ceilingAmount: 600_00 }, 1)
    await changed({ kind: 'rates', amount: 900_00 }, { to: '2026-12-15' })
    await changed({ kind: 'rates', amount: 100_00 }, { to: '2026-12-12' })
    expect((await guestNights()).map(([, amount]: number[]) => amount)).toEqual([100_00, 900_00])
    const { lines } = await quote(laura, {
      slug: home.slug,
      checkIn: weekend.from,
      checkOut: weekend.to,
    })
    const rent = lines.filter(({ code }) => code === 'nights')
    expect(rent.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(1000_00)
    expect((await read(laura, before.id)).total).toEqual(before.total)
  })

  test('outlast a change of the rules and the next day, until they are cleared', async () => {
    await changed({ kind: 'rates', amount: 690_00, minNights: 3 })
    await saveRules(ines, home.slug, { nightlyAmount: 450_00, weekendAmount: 550_00 }, 1)
    marea.clock.set('2026-11-17T17:00:00Z')
    await runFanOut(marea.ctx(), refreshRates)
    expect(await guestNights()).toEqual([
      ['free', 690_00, 3],
      ['free', 690_00, 3],
    ])
    await changed({ kind: 'clear' })
    expect((await guestNights()).map(([, amount]: number[]) => amount)).toEqual([550_00, 550_00])
  })

  test('change either the price or the minimum stay, and leave the other', async () => {
    await changed({ kind: 'rates', minNights: 4 })
    expect(await guestNights()).toEqual([
      ['free', 500_00, 4],
      ['free', 500_00, 4],
    ])
    await changed({ kind: 'rates', amount: 620_00 })
    expect((await guestNights())[0]).toEqual(['free', 620_00, 4])
  })

  test('have a preview of what guests pay and the owner receives', async () => {
    const path = `/owner/calendar/${home.slug}/preview`
    const answer = await ines.call('POST', path, { body: { ...weekend, amount: 690_00 } })
    await changed({ kind: 'rates', amount: 690_00 })
    const stay = { slug: home.slug, checkIn: weekend.from, checkOut: weekend.to, guests: 1 }
    const { payout, payoutNow, total } = answer.body.result
    expect(total).toEqual((await quote(laura, stay)).total)
    expect(payout.amount).toBeGreaterThan(payoutNow.amount)
    const now = await ines.call('POST', path, { body: weekend })
    expect(now.body.result.payout).toEqual(payout)
  })
})

describe('several homes at once', () => {
  test('change on chosen weekdays, by a percentage of each night’s price', async () => {
    const other = await homeOf(marea, ines.id)
    await saveRules(ines, other.slug)
    const wish = { homes: [home.slug, other.slug], to: '2026-12-26', weekdays: [5, 6] }
    await changed({ kind: 'rates', percent: 10 }, wish)
    const { homes } = await calendar()
    for (const each of homes) {
      expect(each.overrides).toEqual([
        ['2026-12-11', '2026-12-13', 550_00, null],
        ['2026-12-18', '2026-12-20', 550_00, null],
        ['2026-12-25', '2026-12-26', 550_00, null],
      ])
    }
    const [entry] = await log()
    expect(entry).toMatchObject({ kind: 'rates', from: '2026-12-11', to: '2026-12-26' })
    expect(entry?.homes).toHaveLength(2)
    await undo(entry?.id ?? '')
    expect((await calendar()).homes.every(({ overrides }) => !overrides.length)).toBe(true)
  })

  test('change together or not at all', async () => {
    const other = await homeOf(marea, ines.id)
    await changed({ kind: 'block' }, { homes: [other.slug] })
    expect(await refused({ kind: 'block' }, { homes: [home.slug, other.slug] })).toBe(
      'calendar.nights_taken',
    )
    expect((await shown()).blocks).toEqual([])
    expect(await refused({ kind: 'block' }, { homes: [home.slug, 'casa-almendro'] })).toBe(
      'resource.not_found',
    )
    expect((await shown()).blocks).toEqual([])
  })
})

describe('undo', () => {
  test('restores the price before, and is logged with who and when', async () => {
    await changed({ kind: 'rates', amount: 620_00 })
    const id = await changed({ kind: 'rates', amount: 690_00, minNights: 3 })
    marea.clock.set('2026-11-16T17:05:00Z')
    expect((await undo(id)).status).toBe(200)
    expect((await guestNights())[0]).toEqual(['free', 620_00, 2])
    expect(await log()).toMatchObject([
      { isUndo: true, isUndone: false, at: '2026-11-16T17:05:00Z', by: name },
      {
        id,
        isUndone: true,
        isYou: true,
        was: { amounts: [620_00], minNights: [2] },
        is: { amounts: [690_00], minNights: [3] },
      },
      { kind: 'rates', isUndone: false },
    ])
    expect(await log('?about=blocks')).toEqual([])
    expect((await undo(id)).body.error.code).toBe('calendar.change_undone')
  })

  test('of a block releases it, and of a release blocks again with the same reason', async () => {
    const id = await changed({ kind: 'block', reason: 'Painting' }, { to: '2026-12-18' })
    const released = await changed({ kind: 'unblock' })
    await undo(released)
    expect((await shown()).blocks).toEqual([['2026-12-11', '2026-12-18', false, 'Painting']])
    await undo(id)
    expect((await shown()).blocks).toEqual([])
  })

  test('is refused once the nights changed again or were booked', async () => {
    const first = await changed({ kind: 'rates', amount: 620_00 })
    await changed({ kind: 'rates', amount: 630_00 }, { to: '2026-12-12' })
    expect((await undo(first)).body.error.code).toBe('calendar.change_superseded')
    await changed({ kind: 'block' })
    const released = await changed({ kind: 'unblock' })
    await booked(marea, laura, { slug: home.slug, checkIn: weekend.from, checkOut: weekend.to })
    const { body } = await undo(released)
    expect(body.error.code).toBe('calendar.nights_taken')
    expect(body.error.details.conflicts).toMatchObject([{ kind: 'booking', guest: 'Laura' }])
  })
})

describe('wrong changes', () => {
  const rates = { kind: 'rates', amount: 500_00 }
  const wrong: [string, object, Wish][] = [
    ['calendar.range_reversed', rates, { from: '2026-12-13', to: '2026-12-11' }],
    ['calendar.range_reversed', { kind: 'block' }, { to: weekend.from }],
    ['calendar.range_past', { kind: 'block' }, { from: '2026-11-15' }],
    ['calendar.range_too_far', { kind: 'block' }, { to: '2028-12-13' }],
    ['pricing.price_out_of_range', { ...rates, amount: 0 }, {}],
    ['pricing.price_out_of_range', { ...rates, amount: -500_00 }, {}],
    ['pricing.price_out_of_range', { ...rates, amount: 1_000_000_00 }, {}],
    ['pricing.percent_out_of_range', { kind: 'rates', percent: -100 }, {}],
    ['pricing.min_stay_out_of_range', { kind: 'rates', minNights: 61 }, {}],
    ['pricing.min_stay_out_of_range', { kind: 'rates', minNights: 0 }, {}],
    ['calendar.nothing_to_change', { kind: 'unblock' }, {}],
    ['calendar.nothing_to_change', { kind: 'clear' }, {}],
    ['calendar.nothing_to_change', { kind: 'block' }, { weekdays: [1] }],
    ['request.invalid', { kind: 'block', reason: 'x'.repeat(121) }, {}],
    ['request.invalid', { kind: 'block' }, { from: 'soon' }],
  ]
  test.each(wrong)('are refused with %s (%#)', async (code, act, wish) => {
    expect(await refused(act, wish)).toBe(code)
    expect(await log()).toEqual([])
  })
})

test('a repeated request changes the calendar once', async () => {
  const key = randomUUID()
  const one = await change({ kind: 'block' }, { key })
  const other = await change({ kind: 'block' }, { key })
  expect(other.body).toEqual(one.body)
  expect((await shown()).blocks).toHaveLength(1)
})

test('another owner, a guest and a visitor find none of it', async () => {
  const id = await changed({ kind: 'block' })
  const other = await signedIn(marea, `other of ${name}`, { profile: 'OWNER' })
  for (const by of [other, laura]) {
    expect(await refused({ kind: 'unblock' }, { by })).toBe('resource.not_found')
    expect((await undo(id, by)).body.error.code).toBe('resource.not_found')
    for (const path of ['', '/changes']) {
      const { body } = await by.call('GET', `/owner/calendar${path}?home=${home.slug}`)
      expect(body.error.code).toBe('resource.not_found')
    }
  }
  expect((await other.call('GET', '/owner/calendar/changes')).body.result.items).toEqual([])
  expect((await marea.call('GET', '/owner/calendar')).body.error.code).toBe(
    'identity.sign_in_required',
  )
})

test('an event says who changed which home', async () => {
  const id = await changed({ kind: 'rates', amount: 640_00 })
  const rows = await marea.db
    .selectFrom('events')
    .select(['kind', 'actorId', 'data'])
    .where('subject', '=', `suite:${home.suiteId}`)
    .where('kind', 'in', ['owners.calendar_changed', 'pricing.changed'])
    .execute()
  expect(rows).toContainEqual({ kind: 'pricing.changed', actorId: ines.id, data: {} })
  expect(rows).toContainEqual({
    kind: 'owners.calendar_changed',
    actorId: ines.id,
    data: { changeId: id, kind: 'rates', ownerId: ines.id },
  })
})
