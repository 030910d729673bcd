import type { StayRow } from './facts-store.ts'
import type { Notice } from './notify.ts'

/** The facts of a stay that guests are told. */
export function stayFacts({ home, bookingId, reference, checkIn, checkOut }: StayRow) {
  return { home, bookingId, reference, checkIn, checkOut }
}

/** What owners are told besides, which names the guest. */
export function hostedFacts(stay: StayRow) {
  return { ...stayFacts(stay), guest: stay.guest }
}

export function toGuest({ guestId }: StayRow): Pick<Notice, 'recipientId'> {
  return { recipientId: guestId }
}

export function toOwner({ ownerId, guestId }: StayRow): Pick<Notice, 'recipientId' | 'aboutId'> {
  return { recipientId: ownerId, aboutId: guestId }
}
