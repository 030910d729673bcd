import type { hostedStayKinds } from '@marea/contract/notifications/kinds/hosted-stays.ts'
import type { StayRow } from './facts-store.ts'
import type { NoticesOf } from './notices.ts'
import { hostedFacts, tellOwner } from './stay-notices.ts'

export const hostedStayNotices: NoticesOf<typeof hostedStayKinds> = {
  new_booking: tellOwner(earningFacts),
  home_booking_changed: tellOwner(earningFacts),
  /** Owners need no notice of what they canceled themselves. */
  home_booking_canceled: tellOwner((stay) =>
    stay.cancelledBy === 'owner' ? undefined : hostedFacts(stay),
  ),
  hours_requested: tellOwner((stay, { data: { side: state, hour: time, requestId } }) => ({
    ...hostedFacts(stay),
    state,
    time,
    requestId,
  })),
  id_to_review: tellOwner(hostedFacts),
}

function earningFacts(stay: StayRow) {
  return { ...hostedFacts(stay), count: stay.count, amount: stay.amount }
}
