import type { guestStayKinds } from '@marea/contract/notifications/kinds/guest-stays.ts'
import { findReview, findStay } from './facts-store.ts'
import type { NoticesOf } from './notices.ts'
import { stayFacts, tellGuest, toGuest } from './stay-notices.ts'

export const guestStayNotices: NoticesOf<typeof guestStayKinds> = {
  id_accepted: tellGuest(stayFacts),
  id_rejected: tellGuest(stayFacts),
  review_requested: tellGuest(stayFacts),
  async review_received({ db }, { data }) {
    const review = await findReview(db, data.id)
    if (!review?.bookingId || !review.stars) return []
    const stay = await findStay(db, review.bookingId)
    return stay ? [{ ...toGuest(stay), facts: { ...stayFacts(stay), count: review.stars } }] : []
  },
}
