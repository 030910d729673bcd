import { addDays } from '@marea/contract/calendar/nights.ts'
import type { Endpoints } from '@marea/contract/platform/endpoints.ts'
import type { CoHostRole } from '@marea/contract/suites/co-host-roles.ts'
import { inTransaction } from '#platform/ctx.ts'
import { upsertCoHost } from '#suites/co-hosts/co-host-store.ts'
import type { Right } from '#suites/managed-home.ts'
import { insertConflict, insertFeed, pauseFeed, standInFeed } from './channel-data.ts'
import { signedIn } from './people.ts'
import { plainRules } from './price-rules.ts'
import { booked, homeOf, move } from './stays.ts'
import type { TestApp } from './test-app.ts'
import { calendarChange, expenseDraft, reviewOf, type Someone } from './user-data.ts'

export type OwnerKey = Extract<keyof Endpoints, `${string} /owner/${string}`>

/** A home with everything that a route of owners can name. */
export type ManagedHome = {
  slug: string
  suiteId: string
  owner: Someone
  admin: Someone
  /** A co-host whom routes may change or remove. */
  helper: Someone
  coHosts: Record<CoHostRole, Someone>
}

type OwnerRoute = {
  /** The least a co-host needs; `own` is for the owner and operations. */
  right: Right
  /** Lists what a person may see, so strangers get an empty list. */
  isList?: true
  /** Creates a home, so every owner may, and no home's co-host. */
  isNew?: true
  /** Operations act for owners, but they do not speak for them. */
  isOwnVoice?: true
  params?: (home: ManagedHome, marea: TestApp) => Promise<Record<string, string>>
  body?: (home: ManagedHome) => object
  /** The file of a multipart form. */
  upload?: { field: string; bytes: Buffer }
}

/** The smallest GIF there is. */
const onePixel = {
  field: 'image',
  bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

const notAPhoto = { field: 'photo', bytes: Buffer.from('not a photo') }

const bySlug = async ({ slug }: ManagedHome) => ({ slug })

/** Every route of owners; one without a row fails the type check and the owner access test. */
export const ownerRoutes: Record<OwnerKey, OwnerRoute> = {
  'GET /owner/team': { right: 'view', isList: true },
  'GET /owner/expenses': { right: 'view', isList: true },
  'GET /owner/bookings': { right: 'view', isList: true },
  'GET /owner/overview': { right: 'view', isList: true },
  'GET /owner/today': { right: 'view', isList: true },
  'PUT /owner/bookings/:id/check-in': { right: 'calendar', params: bookingOf, body: () => ({}) },
  'PUT /owner/bookings/:id/check-out': { right: 'calendar', params: bookingOf, body: () => ({}) },
  'POST /owner/suites/:slug/blocks': { right: 'calendar', params: bySlug, body: freeNights },
  'DELETE /owner/blocks/:id': { right: 'calendar', params: blockOf },
  'POST /owner/expense-requests/:id/approval': { right: 'full', params: requestOf },
  'POST /owner/expense-requests/:id/refusal': {
    right: 'full',
    params: requestOf,
    body: () => ({ reason: 'Too expensive' }),
  },
  'PUT /owner/expenses/:id/receipt': { right: 'full', params: expenseOf, upload: onePixel },
  'GET /owner/expenses/:id/receipt.jpg': { right: 'full', params: expenseWithReceipt },
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
  'POST /owner/feeds/preview': { right: 'calendar', body: feedDraft },
  'POST /owner/feeds': { right: 'calendar', body: feedDraft },
  'PUT /owner/feeds/:id': {
    right: 'calendar',
    params: feedOf,
    body: () => ({ url: standInFeed }),
  },
  'DELETE /owner/feeds/:id': {
    right: 'calendar',
    params: feedOf,
    body: () => ({ dates: 'release' }),
  },
  'POST /owner/feeds/:id/check': { right: 'calendar', params: feedOf },
  'POST /owner/feeds/:id/quarantine': {
    right: 'calendar',
    params: pausedFeedOf,
    body: () => ({ decision: 'keep' }),
  },
  'POST /owner/feed-conflicts/:id/decision': {
    right: 'calendar',
    params: conflictOf,
    body: () => ({ decision: 'keep_booking' }),
  },
  'POST /owner/calendar-exports/:slug': { right: 'calendar', params: bySlug },
  'GET /owner/homes': { right: 'view', isList: true },
  'POST /owner/homes': { right: 'own', isNew: true, body: newHome },
  'GET /owner/homes/:slug': { right: 'full', params: bySlug },
  'PUT /owner/homes/:slug/sections': {
    right: 'full',
    params: bySlug,
    body: () => ({ section: 'amenities', version: 0, content: { amenities: ['pool'] } }),
  },
  'POST /owner/homes/:slug/photos': { right: 'full', params: bySlug, upload: notAPhoto },
  'GET /owner/homes/:slug/preview': { right: 'full', params: bySlug },
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
  'POST /owner/suites/:slug/invitations': {
    right: 'own',
    params: bySlug,
    body: () => ({ email: `new-${crypto.randomUUID()}@marea.test`, role: 'view' }),
  },
  'POST /owner/invitations/:id/mail': { right: 'own', params: invitationOf },
  'DELETE /owner/invitations/:id': { right: 'own', params: invitationOf },
  'PUT /owner/suites/:slug/co-hosts/:userId': {
    right: 'own',
    params: coHostOf,
    body: () => ({ role: 'full' }),
  },
  'DELETE /owner/suites/:slug/co-hosts/:userId': { right: 'own', params: coHostOf },
}

let homes = 0

/** Invited and accepted through the API, as people do. */
export async function openManagedHome(marea: TestApp): Promise<ManagedHome> {
  homes += 1
  const owner = await signedIn(marea, `home-owner-${homes}`, { profile: 'OWNER' })
  const admin = await signedIn(marea, `home-admin-${homes}`, { profile: 'ADMIN' })
  const { slug, suiteId } = await homeOf(marea, owner.id)
  const join = async (role: CoHostRole) => {
    const coHost = await signedIn(marea, `${role}-${homes}`)
    await joinAs(owner, { slug, coHost, role })
    return coHost
  }
  const coHosts = {
    view: await join('view'),
    calendar: await join('calendar'),
    full: await join('full'),
  }
  const helper = await signedIn(marea, `helper-${homes}`)
  return { slug, suiteId, owner, admin, helper, coHosts }
}

type Joining = { slug: string; coHost: Someone; role: CoHostRole }

export async function joinAs(owner: Someone, { slug, coHost, role }: Joining): Promise<void> {
  const body = { email: coHost.email, role }
  const sent = await owner.call('POST', `/owner/suites/${slug}/invitations`, { body })
  const accepted = await coHost.call('POST', `/invitations/${sent.body.result.id}/acceptance`)
  if (accepted.status !== 200) throw new Error(`The ${role} co-host did not join.`)
}

async function recordedExpense(owner: Someone, suite: string): Promise<string> {
  return (await move(owner, '/owner/expenses', { ...expenseDraft, suite })).body.result.id
}

let stays = 0

/** Each booking has nights of its own, because the home is the same. */
async function bookingOf({ slug }: ManagedHome, marea: TestApp) {
  stays += 1
  const guest = await signedIn(marea, `booker-${stays}`)
  const checkIn = addDays('2027-02-01', stays * 4)
  const wish = { slug, checkIn, checkOut: addDays(checkIn, 3) }
  return { id: (await booked(marea, guest, wish)).id }
}

async function changeOf({ slug, owner }: ManagedHome) {
  const body = { ...calendarChange, homes: [slug], ...freeNights() }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const saved = await owner.call('POST', '/owner/calendar/changes', { body, headers })
  return { id: saved.body.result.id }
}

function newHome() {
  return { name: 'Casa Nueva', kind: 'house', neighborhood: 'coconut-grove' }
}

function proposedRules() {
  return { rules: plainRules }
}

function feedDraft({ slug }: ManagedHome) {
  return { suite: slug, url: standInFeed }
}

async function feedOf({ suiteId, owner }: ManagedHome, marea: TestApp) {
  return { id: await insertFeed(marea, { suiteId, addedBy: owner.id }) }
}

async function pausedFeedOf(home: ManagedHome, marea: TestApp) {
  const { id } = await feedOf(home, marea)
  await pauseFeed(marea, id)
  return { id }
}

async function conflictOf(home: ManagedHome, marea: TestApp) {
  const { id } = await bookingOf(home, marea)
  return { id: await insertConflict(marea, id, home.owner.id) }
}

/** Removed first, because a home has room for few invitations. */
async function invitationOf({ slug, suiteId, owner }: ManagedHome, marea: TestApp) {
  await marea.db.deleteFrom('coHostInvitations').where('suiteId', '=', suiteId).execute()
  const body = { email: `open-${crypto.randomUUID()}@marea.test`, role: 'view' }
  const sent = await owner.call('POST', `/owner/suites/${slug}/invitations`, { body })
  return { id: sent.body.result.id }
}

async function coHostOf({ slug, suiteId, helper }: ManagedHome, marea: TestApp) {
  const coHost = { suiteId, userId: helper.id, role: 'view' as const, joinedAt: marea.clock.now() }
  await inTransaction(marea.ctx(), (ctx) => upsertCoHost(ctx.db, coHost))
  return { slug, userId: helper.id }
}

let blocks = 0

/** Each block has nights of its own, far from the bookings. */
function freeNights() {
  blocks += 1
  const from = addDays('2027-09-01', blocks * 3)
  return { from, to: addDays(from, 2) }
}

async function blockOf({ slug, owner }: ManagedHome) {
  const made = await move(owner, `/owner/suites/${slug}/blocks`, freeNights())
  return { id: made.body.result.id }
}

async function requestOf({ slug, admin }: ManagedHome) {
  const body = { suite: slug, category: 'pool', concept: 'New pump', amount: 180_00 }
  return { id: (await move(admin, '/admin/expense-requests', body)).body.result.id }
}

async function expenseOf({ slug, owner }: ManagedHome) {
  return { id: await recordedExpense(owner, slug) }
}

async function expenseWithReceipt(home: ManagedHome) {
  const { id } = await expenseOf(home)
  await home.owner.call('PUT', `/owner/expenses/${id}/receipt`, multipart(onePixel))
  return { id }
}

/** A form with one file and no fields. */
export function multipart({ field, bytes }: { field: string; bytes: Buffer }) {
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="a.gif"\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  }
}
