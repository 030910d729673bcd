import { randomUUID } from 'node:crypto'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { ReviewDraft } from '@marea/contract/reviews/endpoints.ts'
import type { InjectOptions } from 'fastify'
import { publishedHome } from './homes.ts'
import { fund } from './ledger-totals.ts'
import { signedIn } from './people.ts'
import type { TestApp } from './test-app.ts'

export type Guest = Awaited<ReturnType<typeof signedIn>>

export const winter = { checkIn: '2027-01-10', checkOut: '2027-01-14', guests: 2, pets: 0 }

const five = 5
export const reviewDraft: ReviewDraft = {
  overall: five,
  aspects: {
    cleanliness: five,
    accuracy: five,
    checkIn: five,
    communication: five,
    location: five,
    value: five,
  },
  text: 'We swam before breakfast.',
  language: 'en',
}

/** Inés owns Casa Almendro; Laura and Daniel are guests. */
export async function openHouse(marea: TestApp) {
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER', language: 'es' })
  const laura = await signedIn(marea, 'Laura')
  const daniel = await signedIn(marea, 'Daniel')
  const suiteId = await publishedHome(marea, { ownerId: ines.id })
  return { ines, laura, daniel, suiteId }
}

/** A call that changes money or nights, with a new idempotency key unless one is given. */
export function move(guest: Guest, url: string, body: object = {}, key: string = randomUUID()) {
  return guest.call('POST', url, { body, headers: { 'idempotency-key': key } } as InjectOptions)
}

type Wish = Record<string, unknown> & { slug?: string }

/** A separate home for one stay, so that several stays can have the same nights. */
export async function homeFor(marea: TestApp): Promise<{ slug: string }> {
  const { id } = await signedIn(marea, `owner-${randomUUID()}`, { profile: 'OWNER' })
  return { slug: (await homeOf(marea, id)).slug }
}

export async function homeOf(marea: TestApp, ownerId: string) {
  const slug = `home-${randomUUID()}`
  return { slug, suiteId: await publishedHome(marea, { ownerId, draft: { slug } }) }
}

export async function quote(
  guest: Guest,
  { slug = 'casa-almendro', ...wish }: Wish = {},
): Promise<Quote> {
  const body = { ...winter, ...wish }
  const answer = await guest.call('POST', `/suites/${slug}/quotes`, { body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.result
}

export async function hold(guest: Guest, wish: Wish = {}): Promise<Booking> {
  const { id: quoteId } = await quote(guest, wish)
  const answer = await move(guest, '/bookings', { quoteId })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.result
}

/** A hold with the house rules accepted, ready for payment. */
export async function ready(guest: Guest, wish: Wish = {}): Promise<Booking> {
  const { id } = await hold(guest, wish)
  return (await guest.call('PUT', `/bookings/${id}/house-rules`)).body.result
}

/** A booking paid in full from the wallet. */
export async function booked(marea: TestApp, guest: Guest, wish: Wish = {}): Promise<Booking> {
  const { id, total } = await ready(guest, wish)
  await fund(marea.ctx(), guest.id, total.amount)
  const answer = await move(guest, `/bookings/${id}/payment`, { useCredit: true })
  if (answer.body.result?.status !== 'confirmed') throw new Error(JSON.stringify(answer.body))
  return answer.body.result.booking
}

export async function read(guest: Guest, id: string): Promise<Booking> {
  return (await guest.call('GET', `/bookings/${id}`)).body.result
}
