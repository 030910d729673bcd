import type { HomeOffer } from '@marea/contract/bookings/home-offers.ts'
import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ChannelCast,
  type ChannelWorld,
  openChannelWorld,
} from '../../../test/channels/channel-world.ts'
import { almendro, publishedHome } from '../../../test/homes.ts'
import { differences } from '../../../test/ledger-totals.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { calendarOf } from '../../../test/stand-ins/feed-server.ts'
import { booked, move, read } from '../../../test/stays.ts'

let world: ChannelWorld
let cast: ChannelCast
let bookingId: string
let conflict: FeedConflict
let cheaper: string

beforeAll(async () => {
  world = await openChannelWorld()
})
afterAll(async () => {
  expect(await differences(world.marea)).toEqual([])
  await world.close()
})
beforeEach(async () => {
  await world.marea.db.updateTable('suites').set({ status: 'unlisted' }).execute()
  cast = await world.newCast()
  const { marea } = world
  const mateo = await signedIn(marea, `mateo${cast.casts}`, { profile: 'OWNER' })
  cheaper = `cheaper-${cast.casts}`
  const rates = { nightlyAmount: 60_000, weekendAmount: 60_000 }
  await publishedHome(marea, { ownerId: cast.ines.id, draft: { slug: cheaper, ...rates } })
  await publishedHome(marea, { ownerId: mateo.id, draft: { slug: `same-${cast.casts}` } })
  const dear = { nightlyAmount: almendro.nightlyAmount * 2 }
  await publishedHome(marea, {
    ownerId: cast.ines.id,
    draft: { slug: `dear-${cast.casts}`, ...dear },
  })
  const stay = { slug: cast.home.slug, checkIn: '2026-12-03', checkOut: '2026-12-08' }
  bookingId = (await booked(marea, cast.laura, stay)).id
  world.server.sends(calendarOf([{ uid: 'a', from: '2026-12-06', to: '2026-12-09' }]))
  await cast.connect()
  conflict = (await cast.page()).conflicts[0] as FeedConflict
})

const decide = (body: object, by = cast.ines) =>
  move(by, `/owner/feed-conflicts/${conflict.id}/decision`, body)

const offer = (suite = cheaper) => decide({ decision: 'offer_home', suite })

async function received(): Promise<HomeOffer | null> {
  const { body } = await cast.laura.call('GET', `/bookings/${bookingId}/home-offer`)
  return body.result.offer
}

const accept = (offerId: string, by = cast.laura) =>
  move(by, `/bookings/${bookingId}/home-offer/acceptance`, { offerId })

async function walletOf(): Promise<number> {
  return (await cast.laura.call('GET', '/wallet')).body.result.available.amount
}

test('homes for the same nights that cost no more can be offered, the owner’s own first', () => {
  expect(conflict.homes.map(({ slug, isOwn }) => [slug, isOwn])).toEqual([
    [cheaper, true],
    [`same-${cast.casts}`, false],
  ])
})

test('a guest who accepts moves at once, pays the offered price and keeps the rest', async () => {
  expect((await offer()).body.result).toMatchObject({
    decision: 'offer_home',
    offer: { answer: null },
  })
  expect((await read(cast.laura, bookingId)).status).toBe('confirmed')
  const shown = await received()
  if (!shown) throw new Error('There is no offer.')
  const answer = await accept(shown.id)
  expect(answer.body.result).toMatchObject({
    status: 'confirmed',
    suite: { slug: cheaper },
    total: shown.total,
    checkIn: '2026-12-03',
    checkOut: '2026-12-08',
  })
  expect((await read(cast.laura, bookingId)).status).toBe('cancelled')
  expect(await walletOf()).toBe(shown.paid.amount - shown.total.amount)
  await world.marea.runJobs()
  expect((await cast.page()).conflicts).toEqual([])
  expect(await cast.blocked()).toEqual(['external [06,08)', 'external [08,09)'])
  expect((await accept(shown.id)).body.error.code).toBe('booking.offer_gone')
})

test('guest and owner are told of the offer and the answer, and of no cancellation', async () => {
  await offer()
  const [told] = await mailsTo(world.marea, cast.laura.email)
  expect(told?.subject).toMatch(/^Another home for your stay/)
  const shown = await received()
  await accept(shown?.id ?? '')
  const subjects = (await mailsTo(world.marea, cast.laura.email)).map(({ subject }) => subject)
  expect(subjects.some((subject) => subject.startsWith('Booking moved'))).toBe(true)
  expect(subjects.some((subject) => /was canceled/.test(subject))).toBe(false)
  const owner = (await mailsTo(world.marea, cast.ines.email)).map(({ subject }) => subject)
  expect(owner.some((subject) => subject.startsWith('Oferta aceptada'))).toBe(true)
})

test('a guest who declines keeps the booking, and the owner chooses again', async () => {
  await offer()
  const shown = await received()
  const body = { offerId: shown?.id }
  const path = `/bookings/${bookingId}/home-offer/refusal`
  expect((await cast.laura.call('POST', path, { body })).status).toBe(200)
  expect(await received()).toBeNull()
  expect((await read(cast.laura, bookingId)).status).toBe('confirmed')
  expect((await cast.page()).conflicts[0]?.offer).toMatchObject({ answer: 'declined' })
  expect((await offer(`same-${cast.casts}`)).status).toBe(200)
})

test('a home that was booked meanwhile leaves the booking and the money as they were', async () => {
  await offer()
  const shown = await received()
  const daniel = await signedIn(world.marea, `daniel${cast.casts}`)
  const nights = { checkIn: '2026-12-03', checkOut: '2026-12-08' }
  await booked(world.marea, daniel, { slug: cheaper, ...nights })
  expect((await accept(shown?.id ?? '')).status).toBe(409)
  expect((await read(cast.laura, bookingId)).status).toBe('confirmed')
  expect(await walletOf()).toBe(0)
})

test('another solution withdraws the offer, and so does the end of the conflict', async () => {
  await offer()
  const shown = await received()
  await decide({ decision: 'keep_booking' })
  expect(await received()).toBeNull()
  expect((await accept(shown?.id ?? '')).body.error.code).toBe('booking.offer_gone')
  await offer()
  world.server.sends(calendarOf([{ uid: 'b', from: '2026-12-20', to: '2026-12-22' }]))
  await world.later()
  await world.later()
  expect(await received()).toBeNull()
})

test('a dearer home, another guest’s answer and a stranger’s offer are refused', async () => {
  expect((await offer(`dear-${cast.casts}`)).body.error.code).toBe('booking.offer_gone')
  expect((await offer('no-such-home')).body.error.code).toBe('booking.offer_gone')
  await offer()
  const shown = await received()
  const daniel = await signedIn(world.marea, `daniel${cast.casts}`)
  expect((await accept(shown?.id ?? '', daniel)).body.error.code).toBe('resource.not_found')
  const mateo = await signedIn(world.marea, `other${cast.casts}`, { profile: 'OWNER' })
  const body = { decision: 'offer_home', suite: cheaper }
  expect((await decide(body, mateo)).body.error.code).toBe('resource.not_found')
})
