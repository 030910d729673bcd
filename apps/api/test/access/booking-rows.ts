import { randomUUID } from 'node:crypto'
import { reviewDraft } from '../stays.ts'
import { adminStay, bookedStay, heldStay, room, strangersStay } from '../user-data.ts'
import { type AccessRow, adminOnly, anyone, signedInOnly, stay, suite } from './access-row.ts'
import { onePixel } from './upload.ts'

const strangersHold = { ...heldStay, ownIsTestedApart: true as const }

export const bookingRows = {
  'GET /events': signedInOnly,
  'GET /events/since': signedInOnly,
  'POST /bookings': { ...signedInOnly, body: { quoteId: randomUUID() } },
  'GET /bookings': signedInOnly,
  'GET /bookings/:id': { ...signedInOnly, of: heldStay },
  'GET /bookings/:id/confirmation': { ...anyone, params: { id: randomUUID() } },
  'PUT /bookings/:id/comments': { ...signedInOnly, of: heldStay, body: { comments: 'Late' } },
  'PUT /bookings/:id/house-rules': { ...signedInOnly, of: heldStay },
  'POST /bookings/:id/quotes': { ...signedInOnly, of: heldStay, body: stay },
  'PUT /bookings/:id/quote': {
    ...signedInOnly,
    of: strangersHold,
    body: { quoteId: randomUUID() },
  },
  'POST /bookings/:id/abandonment': { ...signedInOnly, of: heldStay },
  'POST /bookings/:id/payment': { ...signedInOnly, of: strangersHold, body: {} },
  'POST /bookings/:id/rest': { ...signedInOnly, of: strangersStay, body: {} },
  'POST /bookings/:id/change': {
    ...signedInOnly,
    of: strangersStay,
    body: { quoteId: randomUUID() },
  },
  'GET /bookings/:id/refund-curve': { ...signedInOnly, of: bookedStay },
  'POST /bookings/:id/cancellation': { ...signedInOnly, of: strangersStay, body: {} },
  'GET /bookings/:id/alternatives': { ...signedInOnly, of: bookedStay },
  'GET /bookings/:id/home-offer': { ...signedInOnly, of: bookedStay },
  'POST /bookings/:id/home-offer/acceptance': {
    ...signedInOnly,
    of: strangersStay,
    body: { offerId: randomUUID() },
  },
  'POST /bookings/:id/home-offer/refusal': {
    ...signedInOnly,
    of: strangersStay,
    body: { offerId: randomUUID() },
  },
  'PUT /bookings/:id/main-host-id': { ...signedInOnly, params: { id: randomUUID() } },
  'GET /bookings/:id/main-host-id': { ...signedInOnly, of: heldStay },
  'PUT /bookings/:id/main-host-id/verdict': {
    ...signedInOnly,
    of: strangersStay,
    body: { status: 'accepted' },
  },
  'GET /bookings/:id/main-host-id/preview.jpg': {
    ...signedInOnly,
    of: strangersStay,
  },
  'GET /bookings/:id/receipt.pdf': { ...signedInOnly, of: bookedStay },
  'GET /bookings/:id/stay.ics': { ...signedInOnly, of: bookedStay },
  'GET /bookings/:id/trip': { ...signedInOnly, of: bookedStay },
  'PUT /bookings/:id/trip/sharing': { ...signedInOnly, of: bookedStay },
  'DELETE /bookings/:id/trip/sharing': { ...signedInOnly, of: bookedStay },
  'GET /shared-trips/:secret': { ...anyone, params: { secret: 'a'.repeat(24) } },
  'GET /bookings/:id/hours': { ...signedInOnly, of: bookedStay },
  'POST /bookings/:id/hours': {
    ...signedInOnly,
    of: strangersStay,
    body: { side: 'check_in', hour: '13:00', amount: 100_00 },
  },
  'DELETE /bookings/:id/hours/:request': {
    ...signedInOnly,
    of: strangersStay,
    params: { request: randomUUID() },
  },
  'POST /bookings/:id/hours/:request/payment': {
    ...signedInOnly,
    of: strangersStay,
    params: { request: randomUUID() },
    body: {},
  },
  'GET /bookings/:id/review': { ...signedInOnly, of: bookedStay },
  'PUT /bookings/:id/review': {
    ...signedInOnly,
    of: strangersStay,
    body: reviewDraft,
  },
  'GET /rooms': signedInOnly,
  'GET /rooms/unread': signedInOnly,
  'GET /saved-copy': signedInOnly,
  'PUT /rooms/delivery': { ...signedInOnly, body: { messageId: 1 } },
  'GET /rooms/search': { ...signedInOnly, query: '?q=pool' },
  'PUT /rooms/:room/archive': { ...signedInOnly, of: room, body: { isArchived: true } },
  'POST /rooms/:room/reports': { ...signedInOnly, of: room, body: { reason: 'spam' } },
  'PUT /rooms/:room/block': { ...signedInOnly, of: room, body: { isBlocked: false } },
  'POST /rooms': { ...signedInOnly, body: suite },
  'GET /rooms/:room/messages': { ...signedInOnly, of: room },
  'POST /rooms/:room/messages': {
    ...signedInOnly,
    of: room,
    body: { id: randomUUID(), text: 'Is the pool warm?' },
  },
  'POST /rooms/:room/photos': {
    ...signedInOnly,
    of: room,
    upload: { ...onePixel, field: 'photo' },
  },
  'GET /rooms/:room/photos/:photo': {
    ...signedInOnly,
    params: { room: randomUUID(), photo: randomUUID() },
  },
  'GET /rooms/:room/quick-replies': { ...signedInOnly, of: { ...room, ownIsTestedApart: true } },
  'PUT /rooms/:room/reading': { ...signedInOnly, of: room, body: { messageId: 1 } },
  'POST /rooms/:room/typing': { ...signedInOnly, of: room },
  'GET /admin/host-ids': adminOnly,
  'GET /admin/bookings': adminOnly,
  'GET /admin/bookings/:id': { ...adminOnly, of: adminStay },
  'POST /admin/bookings/:id/refund-preview': {
    ...adminOnly,
    of: adminStay,
    body: { code: 'cleaning', amount: 1_00, to: 'wallet' },
  },
  'POST /admin/bookings/:id/refunds': {
    ...adminOnly,
    of: adminStay,
    body: { code: 'cleaning', amount: 1_00, to: 'wallet', reason: 'Late cleaning' },
  },
  'POST /admin/bookings/:id/cancellation': {
    ...adminOnly,
    of: adminStay,
    body: { refund: 'full', to: 'wallet', reason: 'Storm' },
  },
  'POST /admin/bookings/:id/change-preview': {
    ...adminOnly,
    of: adminStay,
    body: { checkIn: '2027-01-11', checkOut: '2027-01-14', guests: 2 },
  },
  'POST /admin/bookings/:id/change': {
    ...adminOnly,
    namesNothing: true,
    params: { id: randomUUID() },
    body: { quoteId: randomUUID(), to: 'wallet', reason: 'Flight moved' },
  },
  'POST /admin/bookings/:id/messages/opening': {
    ...adminOnly,
    of: adminStay,
    body: { reason: 'Refund request' },
  },
} satisfies Record<string, AccessRow>
