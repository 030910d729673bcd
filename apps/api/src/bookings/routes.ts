import { adminBookingRoutes } from '#bookings/admin/admin-routes.ts'
import { showAlternatives } from '#bookings/cancel/alternatives.ts'
import { cancelStay } from '#bookings/cancel/cancel.ts'
import { changeBooking } from '#bookings/change/change.ts'
import { quoteChange } from '#bookings/change/quote-change.ts'
import { showConfirmation } from '#bookings/documents/confirmation.ts'
import { showCalendarFile, showReceipt } from '#bookings/documents/documents.ts'
import { createHoldStay } from '#bookings/hold/hold.ts'
import { acceptHouseRules, updateComments } from '#bookings/hold/hold-details.ts'
import { abandonHold } from '#bookings/hold/release-hold.ts'
import { requote } from '#bookings/hold/requote.ts'
import {
  decideMainHostId,
  putMainHostId,
  showMainHostId,
  showMainHostIdPreview,
} from '#bookings/host-id/main-host-id.ts'
import { markStay, undoMark } from '#bookings/managed/mark-stay.ts'
import { acceptOffer, declineOffer } from '#bookings/offers/answer-offer.ts'
import { showOffer } from '#bookings/offers/show-offer.ts'
import { payStay } from '#bookings/pay/pay.ts'
import { payBalance } from '#bookings/pay/pay-balance.ts'
import { previewRefunds } from '#bookings/refund/refund.ts'
import { stayTimeRoutes } from '#bookings/stay-times/stay-time-routes.ts'
import { tripRoutes } from '#bookings/trip/trip-routes.ts'
import { anyone, owners, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { cancelAsOwner } from './cancel/cancel-as-owner.ts'
import { ownBookings } from './list.ts'
import { ownerBookings } from './owner-bookings.ts'
import { showBooking } from './show.ts'

const holdWeight = 5
const uploadWeight = 10

export function bookingsRoutes() {
  const holdStay = createHoldStay()
  return {
    ...statelessRoutes,
    'POST /bookings': signedIn(
      (ctx, { body }, { chosenLanguage: language }) => holdStay(ctx, { ...body, language }),
      { isIdempotent: true, weight: holdWeight },
    ),
    'POST /bookings/:id/home-offer/acceptance': signedIn(
      (ctx, { params, body: { offerId } }, { address }) =>
        acceptOffer(ctx, params.id, { offerId, address: address(), holdStay }),
      { isIdempotent: true, weight: holdWeight },
    ),
  } satisfies Routes
}

const statelessRoutes = {
  ...adminBookingRoutes,
  ...tripRoutes,
  ...stayTimeRoutes,
  'GET /bookings': signedIn((ctx, { query }) => ownBookings(ctx, query)),
  'GET /bookings/:id': signedIn((ctx, { params }) => showBooking(ctx, params.id)),
  'GET /bookings/:id/confirmation': anyone((ctx, { params }) => showConfirmation(ctx, params.id)),
  'PUT /bookings/:id/comments': signedIn((ctx, { params, body }) =>
    updateComments(ctx, params.id, body.comments),
  ),
  'PUT /bookings/:id/house-rules': signedIn((ctx, { params }) => acceptHouseRules(ctx, params.id)),
  'POST /bookings/:id/quotes': signedIn((ctx, { params, body }, { address }) =>
    quoteChange(ctx, params.id, { asked: body, address: address() }),
  ),
  'PUT /bookings/:id/quote': signedIn((ctx, { params, body }) =>
    requote(ctx, params.id, body.quoteId),
  ),
  'POST /bookings/:id/abandonment': signedIn((ctx, { params }) => abandonHold(ctx, params.id)),
  'POST /bookings/:id/payment': signedIn((ctx, { params, body }) => payStay(ctx, params.id, body), {
    isIdempotent: true,
  }),
  'POST /bookings/:id/rest': signedIn((ctx, { params, body }) => payBalance(ctx, params.id, body), {
    isIdempotent: true,
  }),
  'POST /bookings/:id/change': signedIn(
    (ctx, { params, body }) => changeBooking(ctx, params.id, body),
    { isIdempotent: true },
  ),
  'GET /bookings/:id/refund-curve': signedIn((ctx, { params }) => previewRefunds(ctx, params.id)),
  'POST /bookings/:id/cancellation': signedIn(
    (ctx, { params, body }) => cancelStay(ctx, params.id, body),
    { isIdempotent: true },
  ),
  'GET /bookings/:id/receipt.pdf': signedIn((ctx, { params, query }) =>
    showReceipt(ctx, params.id, query.language),
  ),
  'GET /bookings/:id/stay.ics': signedIn((ctx, { params }) => showCalendarFile(ctx, params.id)),
  'GET /bookings/:id/alternatives': signedIn((ctx, { params }) => showAlternatives(ctx, params.id)),
  'GET /bookings/:id/home-offer': signedIn((ctx, { params }) => showOffer(ctx, params.id)),
  'POST /bookings/:id/home-offer/refusal': signedIn((ctx, { params, body }) =>
    declineOffer(ctx, params.id, body.offerId),
  ),
  'PUT /bookings/:id/main-host-id': signedIn(
    (ctx, { params, body, upload }) => putMainHostId(ctx, params.id, { ...body, image: upload }),
    { weight: uploadWeight },
  ),
  'GET /bookings/:id/main-host-id': signedIn((ctx, { params }) => showMainHostId(ctx, params.id)),
  'PUT /bookings/:id/main-host-id/verdict': owners((ctx, { params, body }) =>
    decideMainHostId(ctx, params.id, body),
  ),
  'GET /bookings/:id/main-host-id/preview.jpg': signedIn(
    (ctx, { params }) => showMainHostIdPreview(ctx, params.id),
    { weight: uploadWeight },
  ),
  'GET /owner/bookings': owners((ctx, { query }) => ownerBookings(ctx, query)),
  'PUT /owner/bookings/:id/check-in': owners((ctx, { params, body }) =>
    markStay(ctx, params.id, 'checked_in', body.at),
  ),
  'PUT /owner/bookings/:id/check-out': owners((ctx, { params, body }) =>
    markStay(ctx, params.id, 'checked_out', body.at),
  ),
  'DELETE /owner/bookings/:id/check-in': owners((ctx, { params, body }) =>
    undoMark(ctx, params.id, 'checked_in', body.at),
  ),
  'DELETE /owner/bookings/:id/check-out': owners((ctx, { params, body }) =>
    undoMark(ctx, params.id, 'checked_out', body.at),
  ),
  'POST /owner/bookings/:id/cancellation': owners(
    (ctx, { params, body }) => cancelAsOwner(ctx, params.id, body.reason),
    { isIdempotent: true },
  ),
} satisfies Routes
