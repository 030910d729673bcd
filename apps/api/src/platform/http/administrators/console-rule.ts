import type { Endpoints } from '@marea/contract/endpoints.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Actor, type Ctx, inTransaction } from '#platform/ctx.ts'
import { requestOf } from './impersonation-rule.ts'

/** Owners' routes that compute or check something, or that record the administrator themselves. */
const openInEveryHome: ReadonlySet<string> = new Set<keyof Endpoints>([
  'POST /owner/feeds/:id/check',
  'POST /owner/feeds/preview',
  'POST /owner/calendar/:slug/preview',
  'POST /owner/prices/:slug/preview',
  'POST /owner/prices/:slug/back-test',
  'POST /owner/statements/:month/verification',
  'POST /owner/statement-files',
  'PUT /bookings/:id/main-host-id/verdict',
])

/** Owners' routes that the console uses too, with the subject of each for the audit log. */
const recordedInEveryHome: ReadonlyMap<string, string> = new Map<keyof Endpoints, string>([
  ['DELETE /owner/expenses/:id', 'expense'],
  ['PUT /owner/expenses/:id/receipt', 'expense'],
  ['DELETE /owner/expense-schedules/:id', 'expense_schedule'],
])

export function isOpenInEveryHome(key: string): boolean {
  return key.startsWith('GET ') || openInEveryHome.has(key) || recordedInEveryHome.has(key)
}

/**
 * On an owner's routes an administrator changes only the homes they own or co-host. Other homes are changed in the
 * console or by impersonating the owner, where limits and the audit log apply.
 */
export function outsideConsole(actor: Actor, key: string, audience: string): Actor {
  if (actor.kind !== 'person' || actor.profile !== 'ADMIN' || audience !== 'owner') return actor
  return isOpenInEveryHome(key) ? actor : { ...actor, profile: 'OWNER', isOutsideConsole: true }
}

/** Recorded before it happens, so that no change is missing from the audit log. */
export async function recordInHome(ctx: Ctx, key: string, params: unknown): Promise<void> {
  const kind = recordedInEveryHome.get(key)
  if (!kind || ctx.actor.kind !== 'person' || ctx.actor.profile !== 'ADMIN') return
  const request = requestOf(key, params)
  const subject = `${kind}:${request.split('/')[3]}` as const
  await inTransaction(ctx, (ctx) =>
    recordAdminAct(ctx, { act: 'homes.changed', subject, details: { request } }),
  )
}
