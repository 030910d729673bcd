import { randomUUID } from 'node:crypto'
import type { Endpoints } from '@marea/contract/endpoints.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { companyDay } from '../../../../demo/company-clock.ts'
import { payoutOf } from '../payouts/owner-payouts.ts'
import { plainRules } from '../price-rules.ts'
import type { TestApp } from '../test-app.ts'
import { calendarChange, expenseDraft, reviewOf } from '../user-data.ts'
import { channelRoutes } from './channel-routes.ts'
import {
  bookingOf,
  bySlug,
  changeOf,
  coHostOf,
  expenseOf,
  expenseWithReceipt,
  invitationOf,
  newHome,
  pausedFeedOf,
  proposedRules,
  recordedExpense,
  requestOf,
  requestWithQuote,
  scheduleOf,
  stayTimeRequestOf,
} from './home-parts.ts'
import type { ManagedHome } from './managed-home.ts'
import type { OwnerRoute } from './owner-route.ts'
import { onePixel } from './upload.ts'

export type OwnerKey = Extract<keyof Endpoints, `${string} /owner/${string}`>

const notAPhoto = { field: 'photo', bytes: Buffer.from('not a photo') }

const notAVideo = { field: 'video', bytes: Buffer.from('not a video') }

const anyMark = () => ({ at: '2026-11-15T12:00:00Z' })

const ofHome = ({ slug }: ManagedHome) => `?home=${slug}`
const inMonth = async () => ({ month: '2026-10', period: '2026-10' })
const profits = async () => ({ report: 'profits' })
const inOpenMonth = async (_: ManagedHome, marea: TestApp) => ({
  month: companyDay(marea.clock.now()).slice(0, 7),
})
const inYear = async () => ({ year: '2026' })

const ownPayout: OwnerRoute = {
  right: 'own',
  isPersonal: true,
  isOwnVoice: true,
  params: async ({ owner }, marea) => ({ id: await payoutOf(marea, owner) }),
}

/** Every route of owners; one without a row fails the type check and the owner access test. */
export const ownerRoutes: Record<OwnerKey, OwnerRoute> = {
  'GET /owner/team': { right: 'view', isList: true },
  'GET /owner/expenses': { right: 'view', isList: true },
  'GET /owner/bookings': { right: 'view', isList: true },
  'GET /owner/bookings/:id': { right: 'view', isOwnVoice: true, params: bookingOf },
  'GET /owner/overview': { right: 'view', isList: true },
  'GET /owner/reports': { right: 'full', isList: true },
  'GET /owner/report-months/:month': { right: 'full', isList: true, params: inMonth },
  'GET /owner/report-differences/:difference': {
    right: 'full',
    params: async () => ({ difference: 'later' }),
    query: ofHome,
  },
  'GET /owner/report-closed-nights/:closedBy': {
    right: 'full',
    params: async () => ({ closedBy: 'own' }),
    query: ofHome,
  },
  'GET /owner/report-nights': { right: 'full', isList: true },
  'GET /owner/reports/:report/table.csv': { right: 'full', params: profits, query: ofHome },
  'GET /owner/reports/:report/table.xlsx': { right: 'full', params: profits, query: ofHome },
  'GET /owner/reports/:report/table.pdf': { right: 'full', params: profits, query: ofHome },
  'GET /owner/ledger/bookings/:id': { right: 'full', params: bookingOf },
  'GET /owner/ledger/bookings/:id/receipt.pdf': { right: 'full', params: bookingOf },
  'GET /owner/balance': { right: 'own', isNew: true, isOwnVoice: true },
  'GET /owner/balance/lines': { right: 'own', isNew: true, isOwnVoice: true },
  'GET /owner/agreements': { right: 'own', isNew: true, isOwnVoice: true },
  'GET /owner/payouts': { right: 'own', isNew: true, isOwnVoice: true },
  'GET /owner/payouts/:id': ownPayout,
  'GET /owner/payouts/:id/lines.csv': ownPayout,
  'POST /owner/payouts': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    body: () => ({ bankAccountId: crypto.randomUUID(), amount: 100_00 }),
  },
  'PUT /owner/payout-schedule': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    body: () => ({
      frequency: 'weekly',
      weekday: 2,
      monthDay: null,
      minimum: 100_00,
      bankAccountId: null,
    }),
  },
  'GET /owner/split': { right: 'full', query: ofHome },
  'GET /owner/years/:year': { right: 'own', isNew: true, isOwnVoice: true, params: inYear },
  'GET /owner/years/:year/summary.csv': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    params: inYear,
  },
  'GET /owner/years/:year/summary.xlsx': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    params: inYear,
  },
  'GET /owner/years/:year/summary.pdf': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    params: inYear,
  },
  'GET /owner/today': { right: 'view', isList: true },
  'GET /owner/needs': { right: 'calendar', isList: true, params: pausedFeedOf },
  'PUT /owner/bookings/:id/check-in': { right: 'calendar', params: bookingOf, body: () => ({}) },
  'PUT /owner/bookings/:id/check-out': { right: 'calendar', params: bookingOf, body: () => ({}) },
  'DELETE /owner/bookings/:id/check-in': { right: 'calendar', params: bookingOf, body: anyMark },
  'DELETE /owner/bookings/:id/check-out': { right: 'calendar', params: bookingOf, body: anyMark },
  'POST /owner/hours-requests/:id/approval': { right: 'full', params: stayTimeRequestOf },
  'POST /owner/hours-requests/:id/refusal': {
    right: 'full',
    params: stayTimeRequestOf,
    body: () => ({ reason: 'The cleaners come at noon' }),
  },
  'POST /owner/expense-requests/:id/approval': { right: 'full', params: requestOf },
  'POST /owner/expense-requests/:id/refusal': {
    right: 'full',
    params: requestOf,
    body: () => ({ reason: 'Too expensive' }),
  },
  'PUT /owner/expenses/:id/receipt': { right: 'full', params: expenseOf, upload: onePixel },
  'GET /owner/expenses/:id/receipt': { right: 'full', params: expenseWithReceipt },
  'GET /owner/expenses/:id': { right: 'view', params: expenseOf },
  'GET /owner/expense-requests/:id/receipt': { right: 'full', params: requestWithQuote },
  'GET /owner/expense-schedules': { right: 'view', isList: true, params: scheduleOf },
  'DELETE /owner/expense-schedules/:id': { right: 'full', params: scheduleOf },
  'PUT /owner/expense-limit': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    body: () => ({ amount: 250_00 }),
  },
  'POST /owner/expenses': { right: 'full', body: ({ slug }) => ({ ...expenseDraft, suite: slug }) },
  'DELETE /owner/expenses/:id': {
    right: 'full',
    params: async ({ slug, owner }) => ({ id: await recordedExpense(owner, slug) }),
    body: () => ({ reason: 'Written down twice' }),
  },
  'POST /owner/bookings/:id/cancellation': {
    right: 'full',
    params: bookingOf,
    body: () => ({ reason: 'The roof leaks' }),
  },
  'PUT /owner/bookings/:id/review': {
    right: 'own',
    isOwnVoice: true,
    params: bookingOf,
    body: () => ({ stars: 5, text: 'Kind people' }),
  },
  'PUT /owner/reviews/:id/reply': {
    right: 'own',
    isOwnVoice: true,
    params: async ({ owner, suiteId }, marea) => ({
      id: await reviewOf(marea, { ownerId: owner.id, suiteId }),
    }),
    body: () => ({ text: 'Thank you', language: 'en' }),
  },
  'GET /owner/calendar': { right: 'calendar', isList: true },
  'POST /owner/calendar/:slug/preview': {
    right: 'calendar',
    params: bySlug,
    body: () => ({ from: '2026-12-01', to: '2026-12-05' }),
  },
  'GET /owner/calendar/changes': { right: 'calendar', isList: true, params: changeOf },
  'POST /owner/calendar/changes': {
    right: 'calendar',
    body: ({ slug }) => ({ ...calendarChange, homes: [slug] }),
  },
  'POST /owner/calendar/changes/:id/undo': { right: 'calendar', params: changeOf },
  'GET /owner/channels': { right: 'calendar', isList: true },
  ...channelRoutes,
  'GET /owner/homes': { right: 'view', isList: true },
  'POST /owner/homes': { right: 'own', isNew: true, body: newHome },
  'GET /owner/homes/:slug': { right: 'view', params: bySlug },
  'PUT /owner/homes/:slug/sections': {
    right: 'full',
    params: bySlug,
    body: () => ({ section: 'amenities', version: 0, content: { amenities: ['pool'] } }),
  },
  'POST /owner/homes/:slug/photos': { right: 'full', params: bySlug, upload: notAPhoto },
  'POST /owner/homes/:slug/videos': { right: 'full', params: bySlug, upload: notAVideo },
  'GET /owner/homes/:slug/preview': { right: 'view', params: bySlug },
  'PUT /owner/homes/:slug/publication': { right: 'full', params: bySlug },
  'DELETE /owner/homes/:slug/publication': { right: 'full', params: bySlug },
  'GET /owner/prices': { right: 'full', isList: true },
  'PUT /owner/prices/:slug': {
    right: 'full',
    params: bySlug,
    body: () => ({ version: 0, rules: plainRules }),
  },
  'POST /owner/prices/:slug/preview': { right: 'full', params: bySlug, body: proposedRules },
  'POST /owner/prices/:slug/back-test': { right: 'full', params: bySlug, body: proposedRules },
  'GET /owner/automatic-messages': { right: 'full', isList: true },
  'PUT /owner/automatic-messages/:slug/:occasion': {
    right: 'full',
    params: async ({ slug }) => ({ slug, occasion: 'checkout' }),
    body: () => ({ version: 0, isOn: false, texts: perLanguage(() => 'Bye {{guest}}') }),
  },
  'GET /owner/quick-replies': { right: 'own', isNew: true, isOwnVoice: true },
  'PUT /owner/quick-replies/:id': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    params: async () => ({ id: randomUUID() }),
    body: () => ({ version: 0, title: 'Wi-Fi', texts: perLanguage(() => 'Hi {{guest}}') }),
  },
  'DELETE /owner/quick-replies/:id': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    params: async () => ({ id: randomUUID() }),
  },
  'PUT /owner/quick-reply-order': {
    right: 'own',
    isNew: true,
    isOwnVoice: true,
    body: () => ({ ids: [] }),
  },
  'POST /owner/invitations': {
    right: 'own',
    body: ({ slug }) => ({
      email: `new-${crypto.randomUUID()}@marea.test`,
      homes: [{ slug, role: 'view' }],
    }),
  },
  'POST /owner/invitations/:id/mail': { right: 'own', params: invitationOf },
  'DELETE /owner/invitations/:id': { right: 'own', params: invitationOf },
  'DELETE /owner/invitations/:id/homes/:slug': {
    right: 'own',
    params: async (home, marea) => ({ ...(await invitationOf(home, marea)), slug: home.slug }),
  },
  'PUT /owner/suites/:slug/co-hosts/:userId': {
    right: 'own',
    params: coHostOf,
    body: () => ({ role: 'full' }),
  },
  'DELETE /owner/suites/:slug/co-hosts/:userId': { right: 'own', params: coHostOf },
  'GET /owner/statements': { right: 'own', query: ofHome },
  'GET /owner/statements/:month': { right: 'own', params: inOpenMonth, query: ofHome },
  'GET /owner/statements/:month/statement.pdf': {
    right: 'own',
    params: inOpenMonth,
    query: ofHome,
  },
  'GET /owner/statements/:month/statement.csv': {
    right: 'own',
    params: inOpenMonth,
    query: ofHome,
  },
  'POST /owner/statements/:month/email': { right: 'own', params: inOpenMonth, query: ofHome },
  'POST /owner/statements/:month/verification': {
    right: 'own',
    params: inOpenMonth,
    query: ofHome,
  },
  'POST /owner/statement-files': {
    right: 'own',
    query: ofHome,
    body: () => ({ digest: '0'.repeat(64), month: null }),
  },
  'GET /owner/taxes': { right: 'full', isList: true },
  'GET /owner/taxes/:month': { right: 'full', params: inMonth, query: ofHome },
  'GET /owner/taxes/:period/worksheets.pdf': { right: 'full', params: inMonth, query: ofHome },
  'GET /owner/taxes/:period/worksheets.csv': { right: 'full', params: inMonth, query: ofHome },
  'GET /owner/gross/:year': { right: 'own', params: inYear, query: ofHome },
  'GET /owner/gross/:year/summary.pdf': { right: 'own', params: inYear, query: ofHome },
  'GET /owner/gross/:year/summary.csv': { right: 'own', params: inYear, query: ofHome },
}
