import type { Endpoints } from '@marea/contract/endpoints.ts'
import { isDenialKnown } from '#platform/admin-acts/admin-act-log.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { createCounter } from '#platform/metrics/counters.ts'
import { Problem } from '#platform/problem.ts'

const impersonationCounters = createCounter('marea_acting_requests_total', {
  help: 'Requests of administrators in the accounts of others: changes, and what was denied',
  label: 'outcome',
  values: ['changed', 'denied'],
})

/**
 * What an administrator may change while impersonating another person. All other changes are reserved for the person:
 * access to the account, money that leaves it, the saved cards, and what others read as the person's words or consent.
 */
export const changesWhileImpersonating: ReadonlySet<string> = new Set<keyof Endpoints>([
  'POST /suites/:slug/quotes',
  'POST /bookings',
  'POST /bookings/:id/quotes',
  'PUT /bookings/:id/quote',
  'PUT /bookings/:id/comments',
  'POST /bookings/:id/abandonment',
  'POST /saved-searches',
  'PUT /saved-searches/:id',
  'DELETE /saved-searches/:id',
  'PUT /favorites/:slug',
  'DELETE /favorites/:slug',
  'DELETE /favorites/:slug/notice',
  'PUT /favorites/stay',
  'DELETE /favorites/stay',
  'POST /favorite-lists',
  'PUT /favorite-lists/:id',
  'DELETE /favorite-lists/:id',
  'PUT /notification-preferences',
  'PUT /notification-preferences/quiet-hours',
  'PUT /user/profile',
  'POST /owner/homes',
  'PUT /owner/homes/:slug/sections',
  'POST /owner/homes/:slug/photos',
  'POST /owner/homes/:slug/videos',
  'PUT /owner/homes/:slug/publication',
  'DELETE /owner/homes/:slug/publication',
  'POST /owner/calendar/:slug/preview',
  'POST /owner/calendar/changes',
  'POST /owner/calendar/changes/:id/undo',
  'POST /owner/prices/:slug/preview',
  'POST /owner/prices/:slug/back-test',
  'PUT /owner/prices/:slug',
  'POST /owner/feeds',
  'POST /owner/feeds/preview',
  'PUT /owner/feeds/:id',
  'DELETE /owner/feeds/:id',
  'POST /owner/feeds/:id/check',
  'POST /owner/feeds/:id/quarantine',
  'POST /owner/feed-conflicts/:id/decision',
  'PUT /owner/bookings/:id/check-in',
  'DELETE /owner/bookings/:id/check-in',
  'PUT /owner/bookings/:id/check-out',
  'DELETE /owner/bookings/:id/check-out',
])

/** Leaving is not a change of the account, and is recorded separately. */
const leaving: ReadonlySet<string> = new Set<keyof Endpoints>([
  'DELETE /user/acting',
  'DELETE /user/session',
])

/** Documents and the whole data export can be read in the console or by the person only. */
const hiddenWhileImpersonating: ReadonlySet<string> = new Set<keyof Endpoints>([
  'GET /user/data',
  'GET /bookings/:id/main-host-id',
  'GET /bookings/:id/main-host-id/preview.jpg',
])

export function isAllowedWhileImpersonating(key: string): boolean {
  if (key.startsWith('GET ')) return !hiddenWhileImpersonating.has(key)
  return changesWhileImpersonating.has(key) || leaving.has(key)
}

/** Recorded before it happens, so that no change is missing from the audit log. */
export async function admitImpersonation(ctx: Ctx, key: string, params: unknown): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'person' || !actor.impersonatorId) return
  const request = requestOf(key, params)
  const subject = `user:${actor.userId}` as const
  if (!isAllowedWhileImpersonating(key)) {
    impersonationCounters.add('denied')
    ctx.log.info({ adminId: actor.impersonatorId, endpoint: key }, 'denied while acting')
    await recordDenial(ctx, { adminId: actor.impersonatorId, subject, request })
    throw new Problem('acting.denied')
  }
  if (!changesWhileImpersonating.has(key)) return
  await inTransaction(ctx, async (ctx) => {
    await recordAdminAct(ctx, { act: 'identity.acted_in_account', subject, details: { request } })
    impersonationCounters.addOnCommit(ctx.db, 'changed')
  })
}

type Denial = { adminId: string; subject: `user:${string}`; request: string }

/** Pages repeat requests by themselves, so each denial is recorded once during an impersonation. */
async function recordDenial(ctx: Ctx, { adminId, subject, request }: Denial): Promise<void> {
  if (await isDenialKnown(ctx.db, { adminId, subject, request })) return
  await inTransaction(ctx, (ctx) =>
    recordAdminAct(ctx, { act: 'identity.acting_denied', subject, details: { request } }),
  )
}

export function requestOf(key: string, params: unknown): string {
  const given = new Map(Object.entries(params ?? {}))
  return key.replace(/:(\w+)/g, (_, name) => String(given.get(name)))
}
