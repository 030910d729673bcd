import { randomUUID } from 'node:crypto'
import {
  exportedHome,
  feed,
  feedConflict,
  pausedFeed,
  standInFeed,
} from '../channels/channel-data.ts'
import { plainRules } from '../price-rules.ts'
import {
  calendarChange,
  changedCalendar,
  expense,
  expenseDraft,
  hostedReview,
  hostedStay,
  ownedHome,
  receivedInvitation,
  sentInvitation,
  strangersStay,
} from '../user-data.ts'
import { type AccessRow, anyone, signedInOnly, suite } from './access-row.ts'
import {
  arrivedStay,
  arrivingStay,
  departedStay,
  expenseRequest,
  expenseSchedule,
  expenseWithReceipt,
  hoursRequest,
  requestWithQuote,
} from './managed-things.ts'
import { onePixel } from './upload.ts'

const newFeed = { suite: 'no-such-suite', url: standInFeed }

export const ownerRows = {
  'GET /earnings-estimate': { ...anyone, query: '?neighborhood=brickell&bedrooms=2' },
  'GET /owner/team': signedInOnly,
  'POST /owner/invitations': {
    ...signedInOnly,
    body: { email: 'somebody@marea.test', homes: [{ slug: suite.slug, role: 'view' }] },
  },
  'POST /owner/invitations/:id/mail': { ...signedInOnly, of: sentInvitation },
  'DELETE /owner/invitations/:id': { ...signedInOnly, of: sentInvitation },
  'DELETE /owner/invitations/:id/homes/:slug': {
    ...signedInOnly,
    params: { ...suite, id: randomUUID() },
  },
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
  'POST /owner/homes/:slug/videos': { ...signedInOnly, params: suite },
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
  'GET /owner/needs': signedInOnly,
  'PUT /owner/bookings/:id/check-in': {
    ...signedInOnly,
    of: arrivingStay,
    body: {},
  },
  'PUT /owner/bookings/:id/check-out': {
    ...signedInOnly,
    of: arrivedStay,
    body: {},
  },
  'DELETE /owner/bookings/:id/check-in': {
    ...signedInOnly,
    of: arrivedStay,
    body: { at: '2026-11-15T12:00:00Z' },
  },
  'DELETE /owner/bookings/:id/check-out': {
    ...signedInOnly,
    of: departedStay,
    body: { at: '2026-11-15T12:00:00Z' },
  },
  'POST /owner/hours-requests/:id/approval': { ...signedInOnly, of: hoursRequest },
  'POST /owner/hours-requests/:id/refusal': {
    ...signedInOnly,
    of: hoursRequest,
    body: { reason: 'The cleaners come at noon' },
  },
  'POST /owner/expense-requests/:id/approval': { ...signedInOnly, of: expenseRequest },
  'POST /owner/expense-requests/:id/refusal': {
    ...signedInOnly,
    of: expenseRequest,
    body: { reason: 'Too expensive' },
  },
  'PUT /owner/expenses/:id/receipt': { ...signedInOnly, of: expense, upload: onePixel },
  'GET /owner/expenses/:id/receipt': { ...signedInOnly, of: expenseWithReceipt },
  'GET /owner/expenses/:id': { ...signedInOnly, of: expense },
  'PUT /owner/expense-limit': { ...signedInOnly, body: { amount: 250_00 } },
  'GET /owner/expense-schedules': signedInOnly,
  'DELETE /owner/expense-schedules/:id': { ...signedInOnly, of: expenseSchedule },
  'GET /owner/expense-requests/:id/receipt': { ...signedInOnly, of: requestWithQuote },
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
  'GET /owner/bookings/:id': { ...signedInOnly, of: hostedStay },
  'POST /owner/bookings/:id/cancellation': {
    ...signedInOnly,
    of: { ...strangersStay, alsoFor: 'admins' },
    body: { reason: 'The roof leaks' },
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
} satisfies Record<string, AccessRow>
