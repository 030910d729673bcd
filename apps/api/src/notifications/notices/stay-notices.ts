import type { Ctx } from '#platform/ctx.ts'
import { findStay, type StayRow } from './facts-store.ts'
import type { Recipient } from './notices.ts'

export function stayFacts({ home, bookingId, reference, checkIn, checkOut }: StayRow) {
  return { home, bookingId, reference, checkIn, checkOut }
}

/** What owners are told besides, which names the guest. */
export function hostedFacts(stay: StayRow) {
  return { ...stayFacts(stay), guest: stay.guest }
}

export function toGuest({ guestId }: StayRow): Recipient {
  return { recipientId: guestId }
}

export function toOwner({ ownerId, guestId }: StayRow): Recipient {
  return { recipientId: ownerId, aboutId: guestId }
}

/** An event of a booking; those of a main host ID name it in their reference. */
type StayEvent = { data: { bookingId: string } | { reference: string } }

/** Undefined if the person need not be told. */
type WriteFacts<Given, Facts> = (stay: StayRow, event: Given) => Facts | undefined

export function tellGuest<Given extends StayEvent, Facts>(write: WriteFacts<Given, Facts>) {
  return tell(toGuest, write)
}

export function tellOwner<Given extends StayEvent, Facts>(write: WriteFacts<Given, Facts>) {
  return tell(toOwner, write)
}

function tell<Given extends StayEvent, Facts>(
  to: (stay: StayRow) => Recipient,
  write: WriteFacts<Given, Facts>,
) {
  return async ({ db }: Ctx, event: Given) => {
    const stay = await findStay(db, bookingIn(event))
    const facts = stay && write(stay, event)
    return stay && facts ? [{ ...to(stay), facts }] : []
  }
}

function bookingIn({ data }: StayEvent): string {
  return 'bookingId' in data ? data.bookingId : data.reference.replace(/^booking:/, '')
}
