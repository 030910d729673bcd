import { addDays } from '../../packages/contract/src/platform/time/days.ts'
import type { BenchGuest } from './guests.ts'
import { type Answer, type Send, sendUntilKnown } from './send.ts'

export type VisitKind = 'search' | 'home page' | 'quote' | 'booking' | 'message'

/** What people do on an ordinary day, in percent. */
export const shares: Record<VisitKind, number> = {
  search: 80,
  'home page': 12,
  quote: 5,
  booking: 2,
  message: 1,
}

export type World = {
  guests: BenchGuest[]
  slugs: string[]
  today: string
  /** How bookings are paid: from the wallet, or by a card. */
  payments: readonly object[]
}

/** What the product has confirmed and must not lose. */
export type Accepted = { bookings: string[]; messages: string[] }

/** The duration is that of the first request, the one a person waits for. */
type Visit = (send: Send, world: World, accepted: Accepted) => Promise<Answer>

export const visits: Record<VisitKind, Visit> = {
  search: (send, world) => send({ method: 'GET', path: `/api/suites?${searchOf(world)}` }),
  'home page': (send, { slugs }) => send({ method: 'GET', path: `/suite-details/${oneOf(slugs)}` }),
  quote: (send, world) => quote(send, world, oneOf(world.guests)),
  booking: book,
  message: writeMessage,
}

function searchOf({ today }: World): string {
  const checkIn = addDays(today, 1 + upTo(300))
  const stay = { checkIn, checkOut: addDays(checkIn, 2 + upTo(6)), guests: String(1 + upTo(6)) }
  const everything = new URLSearchParams({ guests: stay.guests })
  return String(upTo(3) === 0 ? everything : new URLSearchParams(stay))
}

function quote(send: Send, { slugs, today }: World, { token }: BenchGuest): Promise<Answer> {
  const checkIn = addDays(today, 30 + upTo(600))
  const body = { checkIn, checkOut: addDays(checkIn, 3 + upTo(4)), guests: 2, pets: 0 }
  return send({ method: 'POST', path: `/api/suites/${oneOf(slugs)}/quotes`, token, body })
}

/** From quote to payment; dates taken in the meantime are an expected answer. */
async function book(send: Send, world: World, accepted: Accepted): Promise<Answer> {
  const guest = oneOf(world.guests)
  const quoted = await quote(send, world, guest)
  if (quoted.status !== 200) return quoted
  const { token } = guest
  const post = (path: string, body: object) =>
    sendUntilKnown(send, { method: 'POST', path, token, body, key: crypto.randomUUID() })
  const held = await post('/api/bookings', { quoteId: idOf(quoted) })
  if (held.status !== 200) return held
  const path = `/api/bookings/${idOf(held)}`
  const agreed = await sendUntilKnown(send, {
    method: 'PUT',
    path: `${path}/house-rules`,
    token,
    body: {},
  })
  if (agreed.status !== 200) return agreed
  const paid = await post(`${path}/payment`, oneOf(world.payments))
  if (paid.status === 200) accepted.bookings.push(idOf(held))
  return paid
}

async function writeMessage(send: Send, world: World, accepted: Accepted): Promise<Answer> {
  const { token } = oneOf(world.guests)
  const room = await send({
    method: 'POST',
    path: '/api/rooms',
    token,
    body: { slug: oneOf(world.slugs) },
  })
  if (room.status !== 200) return room
  const id = crypto.randomUUID()
  const body = { id, text: 'Is early check-in possible?' }
  const path = `/api/rooms/${idOf(room)}/messages`
  const sent = await sendUntilKnown(send, { method: 'POST', path, token, body })
  if (sent.status === 200) accepted.messages.push(id)
  return sent
}

function idOf({ text }: Answer): string {
  return JSON.parse(text).result.id
}

function upTo(most: number): number {
  return Math.floor(Math.random() * most)
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[upTo(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
