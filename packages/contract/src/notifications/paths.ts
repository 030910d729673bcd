import { matchedHomePath } from '#search/matched-home-path.ts'
import type { NotificationFacts } from './facts.ts'
import type { NotificationKind } from './kinds.ts'

type WithBooking = { bookingId: string }

const bookingPath = ({ bookingId }: WithBooking) => `/my-bookings?booking=${bookingId}`
const hostedPath = ({ bookingId }: WithBooking) => `/property-management/bookings/${bookingId}`
const needPath = (need: string) => `/property-management?need=${encodeURIComponent(need)}`
const licensePath = ({ slug }: { slug: string }) =>
  `/property-management/homes/${slug}?section=licenses`
const walletPath = () => '/my-wallet'

/** One home opens with the dates and people of the search, several as its results. */
function searchPath({ state, query, homes: [first] }: NotificationFacts<'search_matched'>): string {
  if (!first || state === 'several') return `/?${new URLSearchParams(query)}`
  return matchedHomePath(first, query)
}

/** The page that a notification of each kind opens. */
const paths: { [Kind in NotificationKind]: (facts: NotificationFacts<Kind>) => string } = {
  booking_confirmed: bookingPath,
  booking_changed: bookingPath,
  booking_canceled: bookingPath,
  rest_due: bookingPath,
  hours_answered: ({ bookingId }) => `/trip/${bookingId}#hours`,
  arriving_tomorrow: bookingPath,
  id_accepted: bookingPath,
  id_rejected: bookingPath,
  review_requested: bookingPath,
  review_received: bookingPath,
  favorite_changed: ({ slug, checkIn, checkOut }) =>
    `/suite-details/${slug}?checkIn=${checkIn}&checkOut=${checkOut}`,
  search_matched: searchPath,
  new_booking: hostedPath,
  home_booking_changed: hostedPath,
  home_booking_canceled: hostedPath,
  hours_requested: ({ requestId }) => needPath(`hours:${requestId}`),
  arrival_today: () => '/property-management/movile-management',
  id_to_review: ({ bookingId }) => needPath(`host_id:${bookingId}`),
  expense_to_approve: ({ requestId }) => needPath(`expense:${requestId}`),
  feed_trouble: () => '/property-management/channels',
  license_expiring: licensePath,
  license_accepted: licensePath,
  license_correction: licensePath,
  webhook_disabled: ({ endpointId }) => `/property-management/integrations/${endpointId}`,
  home_reviewed: ({ slug }) => `/suite-details/${slug}#reviews`,
  message: ({ roomId }) => `/chat/${roomId}`,
  deposit_credited: walletPath,
  deposit_failed: walletPath,
  withdrawal_updated: walletPath,
  statement_ready: ({ month }) => `/property-management/statements/${month}`,
  payout_sent: ({ payoutId }) =>
    payoutId
      ? `/property-management/payouts/${payoutId}`
      : '/property-management/view-financials#payouts',
}

export function notificationPath<Kind extends NotificationKind>(content: {
  kind: Kind
  facts: NotificationFacts<Kind>
}): string {
  return paths[content.kind](content.facts)
}
