import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireBookingHoldsJob } from '#bookings/jobs.ts'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { type Guest, hold, move, openHouse, quote, read, winter } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest
let suiteId: string

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, daniel, suiteId } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  for (const guest of [laura, daniel]) {
    const { items } = (await guest.call('GET', '/bookings')).body.result
    for (const { id } of items) await guest.call('POST', `/bookings/${id}/abandonment`)
  }
})

const codeOf = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

test('a quote becomes a booking that is held for fifteen minutes at exactly its price', async () => {
  const { id: quoteId, total, lines } = await quote(laura, { pets: 1 })
  const { body } = await move(laura, '/bookings', { quoteId, comments: 'We arrive late' })
  expect(body.result).toMatchObject({
    status: 'held',
    reference: expect.stringMatching(/^MAR-[2-9A-HJ-NP-Z]{8}$/),
    holdExpiresAt: '2026-11-15T12:15:00Z',
    comments: 'We arrive late',
    total,
    lines,
    ...winter,
    pets: 1,
    arrival: null,
    can: ['pay', 'abandon', 'identify'],
  })
})

describe('a guest who comes too late', () => {
  test('is offered the nearest available dates', async () => {
    const first = await quote(laura)
    const second = await quote(daniel)
    await move(laura, '/bookings', { quoteId: first.id })
    const answer = await move(daniel, '/bookings', { quoteId: second.id })
    expect(answer.status).toBe(409)
    expect(answer.body.error).toMatchObject({
      code: 'booking.dates_taken',
      details: { nearest: [{ checkIn: '2027-01-06', checkOut: '2027-01-10' }, {}, {}] },
    })
  })

  test('gets the nights when the hold has expired', async () => {
    const { id } = await hold(laura)
    marea.clock.advance({ minutes: 15 })
    const second = await hold(daniel)
    expect(second.status).toBe('held')
    await expireBookingHoldsJob.handle(marea.ctx(), {})
    expect(await read(laura, id)).toMatchObject({ status: 'expired', can: [] })
    expect(await read(daniel, second.id)).toMatchObject({ status: 'held' })
  })
})

test('an expired hold is ended once, by whichever process reads it first', async () => {
  const { id } = await hold(laura)
  await expireBookingHoldsJob.handle(marea.ctx(), {})
  expect(await read(laura, id)).toMatchObject({ status: 'held' })
  marea.clock.advance({ minutes: 15 })
  await Promise.all([1, 2, 3].map(() => expireBookingHoldsJob.handle(marea.ctx(), {})))
  const { steps } = await read(laura, id)
  expect(steps.map(({ status }: { status: string }) => status)).toEqual(['held', 'expired'])
})

test('nobody holds more than three stays, even with four requests at once', async () => {
  const stays = ['02', '06', '10', '14', '18'].map((day) => ({
    checkIn: `2027-03-${day}`,
    checkOut: `2027-03-${Number(day) + 3}`.replace(/-(\d)$/, '-0$1'),
  }))
  const quotes = await Promise.all(stays.map((stay) => quote(laura, stay)))
  const answers = await Promise.all(
    quotes.map(({ id: quoteId }) => move(laura, '/bookings', { quoteId })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual([
    'booking.too_many_holds',
    'booking.too_many_holds',
  ])
  marea.clock.advance({ minutes: 16 })
  expect((await hold(laura, stays[3])).status).toBe('held')
})

test('four requests for four homes at the same moment hold three', async () => {
  const slugs = ['casa-uno', 'casa-dos', 'casa-tres', 'casa-cuatro']
  for (const slug of slugs) await publishedHome(marea, { ownerId: ines.id, draft: { slug } })
  const quotes = await Promise.all(
    slugs.map((slug) => daniel.call('POST', `/suites/${slug}/quotes`, { body: winter })),
  )
  const answers = await Promise.all(
    quotes.map(({ body }) => move(daniel, '/bookings', { quoteId: body.result.id })),
  )
  expect(answers.map((answer) => codeOf(answer) ?? 'held').sort()).toEqual([
    'booking.too_many_holds',
    ...['held', 'held', 'held'],
  ])
})

describe('the same request twice', () => {
  test('with one key is one booking and one answer', async () => {
    const { id: quoteId } = await quote(laura)
    const key = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => move(laura, '/bookings', { quoteId }, key)),
    )
    expect(new Set(answers.map(({ body }) => body.result.id)).size).toBe(1)
  })

  test('from two tabs with two keys is the same booking, which is resumed', async () => {
    const { id: quoteId } = await quote(laura)
    const answers = await Promise.all([1, 2].map(() => move(laura, '/bookings', { quoteId })))
    expect(new Set(answers.map(({ body }) => body.result.id)).size).toBe(1)
    marea.clock.advance({ minutes: 5 })
    const again = await move(laura, '/bookings', { quoteId })
    expect(again.body.result).toMatchObject({
      status: 'held',
      holdExpiresAt: '2026-11-15T12:15:00Z',
    })
  })

  test('from two tabs with a price each resumes the nights that are held', async () => {
    const stay = { checkIn: '2027-08-02', checkOut: '2027-08-06' }
    const [first, second] = [await quote(laura, stay), await quote(laura, { ...stay, guests: 3 })]
    const held = (await move(laura, '/bookings', { quoteId: first.id })).body.result
    const again = await move(laura, '/bookings', { quoteId: second.id })
    expect(again.body.result).toMatchObject({ id: held.id, guests: 2, total: first.total })
    const other = { ...stay, checkIn: '2027-08-03' }
    const { body } = await laura.call('POST', '/suites/casa-almendro/quotes', {
      body: { ...other, guests: 2 },
    })
    expect(body.error).toMatchObject({
      code: 'calendar.dates_taken',
      details: { own: { bookingId: held.id, isHeld: true } },
    })
    const stranger = await daniel.call('POST', '/suites/casa-almendro/quotes', {
      body: { ...other, guests: 2 },
    })
    expect(stranger.body.error.details).not.toHaveProperty('own')
    await move(laura, `/bookings/${held.id}/abandonment`)
    const afterwards = await move(laura, '/bookings', { quoteId: second.id })
    expect(afterwards.body.result).toMatchObject({ guests: 3, status: 'held' })
    await move(laura, `/bookings/${afterwards.body.result.id}/abandonment`)
  })
})

describe('a quote is refused', () => {
  test('when it is made up', async () => {
    const quoteId = randomUUID()
    expect(codeOf(await move(laura, '/bookings', { quoteId }))).toBe('booking.quote_unknown')
    const text = { quoteId: "'; drop table bookings" }
    expect(codeOf(await move(laura, '/bookings', text))).toBe('request.invalid')
  })

  test('when it is another guest’s, or has become another’s booking', async () => {
    const { id: quoteId } = await quote(daniel)
    expect(codeOf(await move(laura, '/bookings', { quoteId }))).toBe('booking.quote_unknown')
    const visitor = await marea.call('POST', '/suites/casa-almendro/quotes', { body: winter })
    const shared = visitor.body.result.id
    expect((await move(daniel, '/bookings', { quoteId: shared })).status).toBe(200)
    expect(codeOf(await move(laura, '/bookings', { quoteId: shared }))).toBe(
      'booking.quote_unknown',
    )
  })

  test('when its fifteen minutes have passed', async () => {
    const { id: quoteId } = await quote(laura)
    marea.clock.advance({ minutes: 15 })
    const answer = await move(laura, '/bookings', { quoteId })
    expect(answer.status).toBe(410)
    expect(codeOf(answer)).toBe('booking.quote_expired')
  })

  test('when the request carries an amount', async () => {
    const { id: quoteId } = await quote(laura)
    const answer = await move(laura, '/bookings', { quoteId, total: 1 })
    expect(codeOf(answer)).toBe('request.invalid')
  })

  test('when the home is one’s own', async () => {
    const { id: quoteId } = await quote(ines)
    expect(codeOf(await move(ines, '/bookings', { quoteId }))).toBe('booking.own_home')
  })
})

test('past dates and too many guests have their own errors', async () => {
  const ask = (wish: object) =>
    laura.call('POST', '/suites/casa-almendro/quotes', { body: { ...winter, ...wish } })
  expect(codeOf(await ask({ checkIn: '2026-11-01', checkOut: '2026-11-05' }))).toBe(
    'stay.dates_past',
  )
  expect(codeOf(await ask({ guests: 9 }))).toBe('stay.too_many_guests')
})

test('nights an owner blocked after the quote cannot be held', async () => {
  const { id: quoteId } = await quote(laura, { checkIn: '2027-05-01', checkOut: '2027-05-04' })
  const block = { suiteId, from: '2027-05-02', to: '2027-05-03', reference: 'painters' }
  await blockNights(marea.ctx(), block)
  expect(codeOf(await move(laura, '/bookings', { quoteId }))).toBe('booking.dates_taken')
})

test('a held booking takes another price, also for overlapping nights', async () => {
  const { id } = await hold(laura)
  const wish = { checkIn: '2027-01-11', checkOut: '2027-01-16', guests: 4, pets: 1 }
  const asked = await laura.call('POST', `/bookings/${id}/quotes`, { body: wish })
  expect(asked.status).toBe(200)
  const { quote: better, charge } = asked.body.result
  expect(charge).toEqual(better.total)
  const body = { quoteId: better.id }
  const changed = await laura.call('PUT', `/bookings/${id}/quote`, { body })
  expect(changed.body.result).toMatchObject({ ...wish, total: better.total, status: 'held' })
  expect(await hold(daniel, { checkIn: '2027-01-08', checkOut: '2027-01-11' })).toMatchObject({
    status: 'held',
  })
})

test('releasing a hold frees its nights and its slot, and releases nothing twice', async () => {
  const { id } = await hold(laura)
  const url = `/bookings/${id}/abandonment`
  expect((await laura.call('POST', url)).body.result).toMatchObject({ status: 'abandoned' })
  expect((await laura.call('POST', url)).body.result).toMatchObject({ status: 'abandoned' })
  expect((await hold(daniel)).status).toBe('held')
  const late = await laura.call('PUT', `/bookings/${id}/house-rules`)
  expect(codeOf(late)).toBe('booking.not_held')
})

test('another guest’s booking is never found', async () => {
  const { id } = await hold(laura)
  const paths = ['', '/refund-curve', '/alternatives']
  for (const path of paths) {
    expect((await daniel.call('GET', `/bookings/${id}${path}`)).status).toBe(404)
  }
  for (const path of ['payment', 'cancellation']) {
    expect((await move(daniel, `/bookings/${id}/${path}`)).status).toBe(404)
  }
  const newcomer = await signedIn(marea, 'Stranger')
  expect((await newcomer.call('POST', `/bookings/${id}/abandonment`)).status).toBe(404)
})
