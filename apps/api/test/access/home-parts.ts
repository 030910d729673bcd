import { addDays } from '@marea/contract/platform/time/days.ts'
import { inTransaction } from '../../src/platform/ctx.ts'
import { upsertCoHost } from '../../src/suites/co-hosts/co-host-store.ts'
import { insertStayTimeRequest } from '../bookings/stay-time-data.ts'
import { insertConflict, insertFeed, pauseFeed, standInFeed } from '../channels/channel-data.ts'
import { signedIn } from '../people.ts'
import { plainRules } from '../price-rules.ts'
import { booked, move } from '../stays.ts'
import type { TestApp } from '../test-app.ts'
import { calendarChange, expenseDraft, type Someone } from '../user-data.ts'
import type { ManagedHome } from './managed-home.ts'
import { multipart, onePixel } from './upload.ts'

export const bySlug = async ({ slug }: ManagedHome) => ({ slug })

export async function recordedExpense(owner: Someone, suite: string): Promise<string> {
  return (await move(owner, '/owner/expenses', { ...expenseDraft, suite })).body.result.id
}

let stays = 0

/** Each booking has nights of its own, because the home is the same. */
export async function bookingOf({ slug }: ManagedHome, marea: TestApp) {
  stays += 1
  const guest = await signedIn(marea, `booker-${stays}`)
  const checkIn = addDays('2027-02-01', stays * 3)
  const wish = { slug, checkIn, checkOut: addDays(checkIn, 3) }
  return { id: (await booked(marea, guest, wish)).id }
}

export async function changeOf({ slug, owner }: ManagedHome) {
  const body = { ...calendarChange, homes: [slug], ...freeNights() }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const saved = await owner.call('POST', '/owner/calendar/changes', { body, headers })
  return { id: saved.body.result.id }
}

export function newHome() {
  return { name: 'Casa Nueva', kind: 'house', neighborhood: 'coconut-grove' }
}

export function proposedRules() {
  return { rules: plainRules }
}

export function feedDraft({ slug }: ManagedHome) {
  return { suite: slug, url: standInFeed }
}

export async function feedOf({ suiteId, owner }: ManagedHome, marea: TestApp) {
  return { id: await insertFeed(marea, { suiteId, addedBy: owner.id }) }
}

export async function pausedFeedOf(home: ManagedHome, marea: TestApp) {
  const { id } = await feedOf(home, marea)
  await pauseFeed(marea, id)
  return { id }
}

export async function conflictOf(home: ManagedHome, marea: TestApp) {
  const { id } = await bookingOf(home, marea)
  return { id: await insertConflict(marea, id, home.owner.id) }
}

/** Removed first, because a home has room for few invitations. */
export async function invitationOf({ slug, suiteId, owner }: ManagedHome, marea: TestApp) {
  await marea.db.deleteFrom('coHostInvitationHomes').where('suiteId', '=', suiteId).execute()
  const body = {
    email: `open-${crypto.randomUUID()}@marea.test`,
    homes: [{ slug, role: 'view' }],
  }
  const sent = await owner.call('POST', '/owner/invitations', { body })
  return { id: sent.body.result.id }
}

export async function coHostOf({ slug, suiteId, helper }: ManagedHome, marea: TestApp) {
  const coHost = { suiteId, userId: helper.id, role: 'view' as const, joinedAt: marea.clock.now() }
  await inTransaction(marea.ctx(), (ctx) => upsertCoHost(ctx.db, coHost))
  return { slug, userId: helper.id }
}

let blocks = 0

/** Each block has nights of its own, far from the bookings. */
function freeNights() {
  blocks += 1
  const from = addDays('2028-02-01', blocks * 3)
  return { from, to: addDays(from, 2) }
}

export async function requestOf({ slug, admin }: ManagedHome) {
  const body = { suite: slug, category: 'pool', concept: 'New pump', amount: 180_00 }
  return { id: (await move(admin, '/admin/expense-requests', body)).body.result.id }
}

export async function stayTimeRequestOf(home: ManagedHome, marea: TestApp) {
  const { id } = await bookingOf(home, marea)
  return { id: await insertStayTimeRequest(marea, id) }
}

export async function requestWithQuote(home: ManagedHome) {
  const { id } = await requestOf(home)
  await home.admin.call('PUT', `/admin/expense-requests/${id}/receipt`, multipart(onePixel))
  return { id }
}

export async function scheduleOf({ slug, owner }: ManagedHome) {
  await move(owner, '/owner/expenses', { ...expenseDraft, suite: slug, repeats: 'monthly' })
  const { body } = await owner.call('GET', '/owner/expense-schedules')
  const [next] = body.result.filter(({ canStop }: { canStop: boolean }) => canStop)
  return { id: next.id }
}

export async function expenseOf({ slug, owner }: ManagedHome) {
  return { id: await recordedExpense(owner, slug) }
}

export async function expenseWithReceipt(home: ManagedHome) {
  const { id } = await expenseOf(home)
  await home.owner.call('PUT', `/owner/expenses/${id}/receipt`, multipart(onePixel))
  return { id }
}
