import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn, signIn } from '../../test/people.ts'
import { runFanOut } from '../../test/run-fan-out.ts'
import { booked, type Guest, openHouse, reviewDraft } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { publishReviews } from './stay-review.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest
let day = 16

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

async function stayed() {
  const checkIn = `2026-11-${day}`
  day += 2
  const { id } = await booked(marea, laura, { checkIn, checkOut: `2026-11-${day}` })
  const write = (guest: Guest, body: object = reviewDraft) =>
    guest.call('PUT', `/bookings/${id}/review`, { body })
  const ofGuest = (owner: Guest) =>
    owner.call('PUT', `/owner/bookings/${id}/review`, { body: { stars: 5, text: 'Kind people' } })
  return { id, write, ofGuest, leave: () => marea.clock.set(`2026-11-${day}T20:00:00Z`) }
}

async function shown() {
  return (await marea.call('GET', '/suites/casa-almendro/reviews')).body.result.items
}

test('a review stays sealed until the owner’s, and both are published together', async () => {
  const { id, write, ofGuest, leave } = await stayed()
  expect((await write(laura)).body.error.code).toBe('reviews.not_yet')
  leave()
  expect((await write(laura)).body.result).toMatchObject({ status: 'sealed', ofGuest: null })
  const better = { ...reviewDraft, text: 'We swam before breakfast, twice.' }
  expect((await write(laura, better)).body.result.own.text).toBe(better.text)
  expect(await shown()).toEqual([])
  expect((await ofGuest(ines)).body.result).toMatchObject({ isOpen: true })
  expect(await shown()).toMatchObject([{ text: better.text, author: { firstName: 'Laura' } }])
  const { body } = await laura.call('GET', `/bookings/${id}/review`)
  expect(body.result).toMatchObject({ status: 'published', ofGuest: { text: 'Kind people' } })
  expect((await write(laura)).body.error.code).toBe('reviews.already_written')
  const [review] = await shown()
  const reply = { text: 'Come back', language: 'en' }
  expect(
    (await daniel.call('PUT', `/owner/reviews/${review.id}/reply`, { body: reply })).status,
  ).toBe(404)
  await ines.call('PUT', `/owner/reviews/${review.id}/reply`, { body: reply })
  expect(await shown()).toMatchObject([{ reply: { text: 'Come back' } }])
})

test('the owner’s review stays sealed until the guest has written', async () => {
  const { id, write, ofGuest, leave } = await stayed()
  leave()
  expect((await ofGuest(ines)).body.result).toMatchObject({ isOpen: false })
  const before = await laura.call('GET', `/bookings/${id}/review`)
  expect(before.body.result).toMatchObject({ status: 'open', ofGuest: null })
  expect((await write(laura)).body.result).toMatchObject({ status: 'published' })
})

test('after fourteen days a review is published by itself, and no more can be written', async () => {
  const { id, write, ofGuest, leave } = await stayed()
  leave()
  await write(laura)
  const count = (await shown()).length
  marea.clock.advance({ hours: 24 * 14 - 10 })
  await runFanOut(marea.ctx(), publishReviews)
  expect(await shown()).toHaveLength(count)
  marea.clock.advance({ hours: 10 })
  await runFanOut(marea.ctx(), publishReviews)
  await runFanOut(marea.ctx(), publishReviews)
  expect(await shown()).toHaveLength(count + 1)
  const again = (await signIn(marea, ines.email)).body.result.token
  const late = await marea.call('PUT', `/owner/bookings/${id}/review`, {
    body: { stars: 1, text: 'Late' },
    headers: { authorization: again },
  })
  expect(late.body.error.code).toBe('reviews.too_late')
  expect((await ofGuest(daniel)).status).toBe(404)
})

test('another’s stay cannot be reviewed', async () => {
  const { write, leave, ofGuest } = await stayed()
  leave()
  expect((await write(daniel)).status).toBe(404)
  expect((await ofGuest(laura)).status).toBe(404)
})

test('an admin can neither review a guest nor reply in the owner’s place', async () => {
  const ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  const { write, leave, ofGuest } = await stayed()
  leave()
  expect((await ofGuest(ana)).body.error.code).toBe('operations.use_console')
  await write(laura)
  await ofGuest(ines)
  const [review] = await shown()
  const body = { text: 'Come back', language: 'en' }
  const replied = await ana.call('PUT', `/owner/reviews/${review.id}/reply`, { body })
  expect(replied.body.error.code).toBe('operations.use_console')
  expect((await ines.call('PUT', `/owner/reviews/${review.id}/reply`, { body })).status).toBe(200)
})
