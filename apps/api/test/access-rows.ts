import { randomUUID } from 'node:crypto'
import type { Endpoints } from '@marea/contract/platform/endpoints.ts'
import { exportedHome, feed, feedConflict, pausedFeed, standInFeed } from './channel-data.ts'
import { password } from './people.ts'
import { plainRules } from './price-rules.ts'
import { reviewDraft } from './stays.ts'
import {
  application,
  type Belonging,
  bankAccount,
  board,
  bookedStay,
  calendarChange,
  card,
  cardSetup,
  changedCalendar,
  clabe,
  coupon,
  deposit,
  expense,
  expenseDraft,
  heldStay,
  hostedReview,
  hostedStay,
  lateCharge,
  ownApplication,
  ownedHome,
  payoutBatch,
  receivedInvitation,
  room,
  sentInvitation,
  sentWithdrawal,
  session,
  strangersStay,
  withdrawal,
} from './user-data.ts'

/** Who has access, what a valid call sends, and which resource it names. */
export type AccessRow = {
  who: 'anyone' | 'signed-in' | 'admin' | 'nobody'
  query?: string
  body?: object
  of?: Belonging
  /** URL parameters that name no resource of a user. */
  params?: Record<string, string>
  /** The body names a home that does not exist, which even admins do not find. */
  namesNothing?: true
}

const anyone: AccessRow = { who: 'anyone' }
const signedInOnly: AccessRow = { who: 'signed-in' }
const notConfigured: AccessRow = { who: 'nobody' }
const suite = { slug: 'no-such-suite' }
const outboxMail = { id: 'no-such-mail' }
const newFeed = { suite: 'no-such-suite', url: standInFeed }
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-05', guests: 2 }

/** An endpoint without a row fails the type check and the access matrix test. */
export const accessRows: Record<keyof Endpoints, AccessRow> = {
  'GET /dev/outbox': notConfigured,
  'GET /dev/outbox/:id': { ...notConfigured, params: outboxMail },
  'GET /dev/outbox/:id/html': { ...notConfigured, params: outboxMail, query: '?language=en' },
  'GET /settings/Locale/full': { ...anyone, query: '?key=web' },

  'POST /user/register': { ...anyone, body: { gender: 'other' } },
  'POST /user/login/email': { ...anyone, body: { email: 'nobody@marea.test', password } },
  'POST /user/login/link': { ...anyone, body: { token: 'none' } },
  'GET /user/nonce': notConfigured,
  'POST /user/google': { ...notConfigured, body: { token: 'none' } },
  'POST /user/apple': { ...notConfigured, body: { token: 'none', code: 'none', state: 'none' } },
  'GET /user/info': signedInOnly,
  'GET /user/forgot-password': { ...anyone, query: '?email=nobody@marea.test' },
  'POST /user/password-reset': { ...anyone, body: { token: 'none', password } },
  'POST /user/email-confirmation': { ...signedInOnly, body: { token: 'none' } },
  'POST /user/email-confirmation/mail': signedInOnly,
  'POST /user/confirmation': { ...signedInOnly, body: { password } },
  'POST /user/confirmation/google': { ...notConfigured, body: { token: 'none' } },
  'POST /user/confirmation/apple': {
    ...notConfigured,
    body: { token: 'none', code: 'none', state: 'none' },
  },
  'POST /user/confirmation/mail': signedInOnly,
  'POST /user/confirmation/link': { ...signedInOnly, body: { token: 'none' } },
  'PUT /user/profile': { ...signedInOnly, body: { fullName: 'Somebody' } },
  'PUT /user/password': { ...signedInOnly, body: { password, confirmation: password } },
  'PUT /user/photo': signedInOnly,
  'DELETE /user/photo': signedInOnly,
  'GET /user/photo/:key': { ...anyone, params: { key: 'a'.repeat(43) } },
  'DELETE /user': { ...signedInOnly, body: {} },
  'DELETE /user/session': signedInOnly,
  'GET /user/sessions': signedInOnly,
  'DELETE /user/sessions/:id': { ...signedInOnly, of: session },
  'GET /user/data': signedInOnly,

  'GET /suites': anyone,
  'GET /suites/:slug': { ...anyone, params: suite },
  'GET /suites/:slug/reviews': { ...anyone, params: suite },
  'GET /suites/:slug/calendar': { ...anyone, params: suite },
  'POST /suites/:slug/quotes': { ...anyone, params: suite, body: stay },
  'GET /favorites': signedInOnly,
  'GET /favorites/slugs': signedInOnly,
  'PUT /favorites/stay': { ...signedInOnly, body: stay },
  'DELETE /favorites/stay': signedInOnly,
  'PUT /favorites/:slug': { ...signedInOnly, params: suite, body: {} },
  'DELETE /favorites/:slug': { ...signedInOnly, params: suite },
  'DELETE /favorites/:slug/notice': {
    ...signedInOnly,
    params: suite,
    query: '?noticedAt=2026-11-15T12:00:00Z',
  },
  'POST /favorite-lists': { ...signedInOnly, body: { name: 'Summer' } },
  'PUT /favorite-lists/:id': { ...signedInOnly, of: board, body: { name: 'Spring' } },
  'DELETE /favorite-lists/:id': { ...signedInOnly, of: board },
  'PUT /favorite-lists/:id/sharing': { ...signedInOnly, of: board },
  'DELETE /favorite-lists/:id/sharing': { ...signedInOnly, of: board },
  'GET /shared-favorite-lists/:secret': { ...anyone, params: { secret: 'a'.repeat(43) } },

  'GET /wallet': signedInOnly,
  'GET /wallet/transactions': signedInOnly,
  'GET /wallet/transactions.csv': signedInOnly,
  'GET /wallet/withdrawals': signedInOnly,
  'POST /wallet/withdrawals': {
    ...signedInOnly,
    body: { bankAccountId: randomUUID(), amount: 10_00 },
  },
  'GET /admin/withdrawals': { who: 'admin' },
  'POST /admin/withdrawals/:id/approval': { who: 'admin', of: withdrawal },
  'POST /admin/withdrawals/:id/rejection': {
    who: 'admin',
    of: withdrawal,
    body: { reason: 'Not yours' },
  },
  'POST /admin/withdrawals/:id/payment': { who: 'admin', of: sentWithdrawal },
  'POST /admin/withdrawals/:id/return': {
    who: 'admin',
    of: sentWithdrawal,
    body: { reason: 'No such account' },
  },
  'GET /admin/payout-batches': { who: 'admin' },
  'POST /admin/payout-batches': { who: 'admin', body: { country: 'US' } },
  'GET /admin/payout-batches/:id/file': { who: 'admin', of: payoutBatch },
  'POST /admin/payout-batches/:id/sending': { who: 'admin', of: payoutBatch },
  'GET /bank-accounts': signedInOnly,
  'POST /bank-accounts': { ...signedInOnly, body: clabe },
  'PUT /bank-accounts/:id': { ...signedInOnly, of: bankAccount, body: { isDefault: true } },
  'DELETE /bank-accounts/:id': { ...signedInOnly, of: bankAccount },

  'GET /payment-methods': signedInOnly,
  'POST /payment-methods': { ...signedInOnly, body: {} },
  'GET /payment-methods/setups/:id': { ...signedInOnly, of: cardSetup },
  'PUT /payment-methods/:id': { ...signedInOnly, of: card, body: { isDefault: true } },
  'DELETE /payment-methods/:id': { ...signedInOnly, of: card },
  'GET /events': signedInOnly,
  'GET /purchases': signedInOnly,
  'GET /purchases/:id/receipt.pdf': { ...signedInOnly, of: lateCharge },
  'GET /wallet/deposits': signedInOnly,
  'GET /wallet/deposits/:id': { ...signedInOnly, of: deposit },
  'POST /wallet/deposits': { ...signedInOnly, body: { amount: 60_00 } },
  'POST /wallet/deposits/:id/refund': { ...signedInOnly, of: deposit, body: {} },
  'GET /wallet/deposits/:id/receipt.pdf': { ...signedInOnly, of: deposit },

  'GET /owner-applications': signedInOnly,
  'POST /owner-applications': { ...signedInOnly, body: application },
  'GET /admin/owner-applications': { who: 'admin' },
  'POST /admin/owner-applications/:id/approval': { who: 'admin', of: ownApplication },
  'POST /admin/owner-applications/:id/rejection': {
    who: 'admin',
    of: ownApplication,
    body: { reason: 'Not this time' },
  },

  'GET /admin/coupons': { who: 'admin' },
  'POST /admin/coupons': { who: 'admin', body: { code: 'NEW-TIDE', perMille: 50 } },
  'POST /admin/coupons/:id/ending': { who: 'admin', of: coupon },

  'POST /bookings': { ...signedInOnly, body: { quoteId: randomUUID() } },
  'GET /bookings': signedInOnly,
  'GET /bookings/:id': { ...signedInOnly, of: heldStay },
  'GET /bookings/:id/confirmation': { ...anyone, params: { id: randomUUID() } },
  'PUT /bookings/:id/comments': { ...signedInOnly, of: heldStay, body: { comments: 'Late' } },
  'PUT /bookings/:id/house-rules': { ...signedInOnly, of: heldStay },
  'POST /bookings/:id/quotes': { ...signedInOnly, of: heldStay, body: stay },
  'PUT /bookings/:id/quote': {
    ...signedInOnly,
    params: { id: randomUUID() },
    body: { quoteId: randomUUID() },
  },
  'POST /bookings/:id/abandonment': { ...signedInOnly, of: heldStay },
  'POST /bookings/:id/payment': { ...signedInOnly, params: { id: randomUUID() }, body: {} },
  'POST /bookings/:id/change': {
    ...signedInOnly,
    params: { id: randomUUID() },
    body: { quoteId: randomUUID() },
  },
  'GET /bookings/:id/refund-curve': { ...signedInOnly, of: bookedStay },
  'POST /bookings/:id/cancellation': { ...signedInOnly, params: { id: randomUUID() }, body: {} },
  'GET /bookings/:id/alternatives': { ...signedInOnly, of: bookedStay },
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
  'GET /owner/team': signedInOnly,
  'POST /owner/suites/:slug/invitations': {
    ...signedInOnly,
    params: suite,
    body: { email: 'somebody@marea.test', role: 'view' },
  },
  'POST /owner/invitations/:id/mail': { ...signedInOnly, of: sentInvitation },
  'DELETE /owner/invitations/:id': { ...signedInOnly, of: sentInvitation },
  'PUT /owner/suites/:slug/co-hosts/:userId': {
    ...signedInOnly,
    params: { ...suite, userId: randomUUID() },
    body: { role: 'view' },
  },
  'DELETE /owner/suites/:slug/co-hosts/:userId': {
    ...signedInOnly,
    params: { ...suite, userId: randomUUID() },
  },
  'GET /invitations/:id': { ...signedInOnly, of: receivedInvitation },
  'POST /invitations/:id/acceptance': { ...signedInOnly, of: receivedInvitation },
  'POST /invitations/:id/refusal': { ...signedInOnly, of: receivedInvitation },
  'GET /owner/homes': signedInOnly,
  'POST /owner/homes': {
    ...signedInOnly,
    body: { name: 'Casa Nueva', kind: 'house', neighborhood: 'coconut-grove' },
  },
  'GET /owner/homes/:slug': { ...signedInOnly, of: ownedHome },
  'PUT /owner/homes/:slug/sections': {
    ...signedInOnly,
    of: ownedHome,
    body: { section: 'amenities', version: 0, content: { amenities: ['pool'] } },
  },
  'POST /owner/homes/:slug/photos': { ...signedInOnly, params: suite },
  'GET /owner/homes/:slug/preview': { ...signedInOnly, of: ownedHome },
  'PUT /owner/homes/:slug/publication': { ...signedInOnly, of: ownedHome },
  'DELETE /owner/homes/:slug/publication': { ...signedInOnly, of: ownedHome },
  'GET /owner/expenses': signedInOnly,
  'POST /owner/expenses': { ...signedInOnly, body: expenseDraft },
  'DELETE /owner/expenses/:id': {
    ...signedInOnly,
    of: expense,
    body: { reason: 'Written down twice' },
  },
  'GET /owner/channels': signedInOnly,
  'POST /owner/feeds/preview': { ...signedInOnly, body: newFeed },
  'POST /owner/feeds': { ...signedInOnly, body: newFeed },
  'PUT /owner/feeds/:id': { ...signedInOnly, of: feed, body: { url: standInFeed } },
  'DELETE /owner/feeds/:id': { ...signedInOnly, of: feed, body: { dates: 'release' } },
  'POST /owner/feeds/:id/check': { ...signedInOnly, of: feed },
  'POST /owner/feeds/:id/quarantine': {
    ...signedInOnly,
    of: pausedFeed,
    body: { decision: 'keep' },
  },
  'POST /owner/feed-conflicts/:id/decision': {
    ...signedInOnly,
    of: feedConflict,
    body: { decision: 'keep_booking' },
  },
  'POST /owner/calendar-exports/:slug': { ...signedInOnly, of: exportedHome },
  'GET /calendars/:secret.ics': { ...anyone, params: { secret: 'a'.repeat(32) } },
  'GET /owner/prices': signedInOnly,
  'PUT /owner/prices/:slug': {
    ...signedInOnly,
    of: ownedHome,
    body: { version: 0, rules: plainRules },
  },
  'POST /owner/prices/:slug/preview': {
    ...signedInOnly,
    of: ownedHome,
    body: { rules: plainRules },
  },
  'POST /owner/prices/:slug/back-test': {
    ...signedInOnly,
    of: ownedHome,
    body: { rules: plainRules },
  },
  'GET /owner/overview': signedInOnly,
  'GET /owner/today': signedInOnly,
  'PUT /owner/bookings/:id/check-in': {
    ...signedInOnly,
    params: { id: randomUUID() },
    body: {},
  },
  'PUT /owner/bookings/:id/check-out': {
    ...signedInOnly,
    params: { id: randomUUID() },
    body: {},
  },
  'POST /owner/suites/:slug/blocks': {
    ...signedInOnly,
    params: suite,
    body: { from: '2026-12-01', to: '2026-12-03' },
  },
  'DELETE /owner/blocks/:id': { ...signedInOnly, params: { id: randomUUID() } },
  'POST /admin/expense-requests': {
    who: 'admin',
    namesNothing: true,
    body: { suite: 'no-such-suite', category: 'pool', concept: 'New pump', amount: 180_00 },
  },
  'POST /owner/expense-requests/:id/approval': { ...signedInOnly, params: { id: randomUUID() } },
  'POST /owner/expense-requests/:id/refusal': {
    ...signedInOnly,
    params: { id: randomUUID() },
    body: { reason: 'Too expensive' },
  },
  'PUT /owner/expenses/:id/receipt': { ...signedInOnly, params: { id: randomUUID() } },
  'GET /owner/expenses/:id/receipt.jpg': { ...signedInOnly, params: { id: randomUUID() } },
  'GET /owner/calendar': signedInOnly,
  'POST /owner/calendar/:slug/preview': {
    ...signedInOnly,
    of: ownedHome,
    body: { from: '2026-12-01', to: '2026-12-05' },
  },
  'GET /owner/calendar/changes': signedInOnly,
  'POST /owner/calendar/changes': {
    ...signedInOnly,
    body: { ...calendarChange, homes: ['no-such-suite'] },
  },
  'POST /owner/calendar/changes/:id/undo': { ...signedInOnly, of: changedCalendar },
  'GET /owner/bookings': signedInOnly,
  'POST /owner/bookings/:id/cancellation': {
    ...signedInOnly,
    of: { ...strangersStay, alsoFor: 'admins' },
    body: { reason: 'The roof leaks' },
  },
  'GET /bookings/:id/receipt.pdf': { ...signedInOnly, of: bookedStay },
  'GET /bookings/:id/stay.ics': { ...signedInOnly, of: bookedStay },

  'GET /bookings/:id/review': { ...signedInOnly, of: bookedStay },
  'PUT /bookings/:id/review': {
    ...signedInOnly,
    of: strangersStay,
    body: reviewDraft,
  },
  'PUT /owner/bookings/:id/review': {
    ...signedInOnly,
    of: hostedStay,
    body: { stars: 5, text: 'Kind people' },
  },
  'PUT /owner/reviews/:id/reply': {
    ...signedInOnly,
    of: hostedReview,
    body: { text: 'Thank you', language: 'en' },
  },

  'GET /rooms': signedInOnly,
  'GET /rooms/unread': signedInOnly,
  'POST /rooms': { ...signedInOnly, body: suite },
  'GET /rooms/:room/messages': { ...signedInOnly, of: room },
  'POST /rooms/:room/messages': {
    ...signedInOnly,
    of: room,
    body: { id: randomUUID(), text: 'Is the pool warm?' },
  },
  'PUT /rooms/:room/reading': { ...signedInOnly, of: room, body: { messageId: 1 } },
}
