import { personOf, userInfo } from '#identity/account/user.ts'
import { listEmailChanges } from '#identity/email-change/email-change-store.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { ownSessions } from '#identity/session/session.ts'
import { listKnownDevices } from '#identity/session/session-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listEventsOf, listIdentities } from './data-export-store.ts'

/** What one slice stores about the signed-in user, under the slice's name. */
export type DataExportPart = (ctx: Ctx) => Promise<Record<string, unknown>>

export async function collectData(ctx: Ctx, parts: readonly DataExportPart[]) {
  requireRecentSignIn(ctx)
  const collected: Record<string, unknown> = { madeAt: ctx.now.toString() }
  for (const part of parts) Object.assign(collected, await part(ctx))
  return collected
}

export const identityData: DataExportPart = async (ctx) => {
  const { userId } = personOf(ctx)
  const { token: _, ...profile } = userInfo(ctx)
  const devices = await listKnownDevices(ctx.db, userId)
  return {
    profile,
    sessions: await ownSessions(ctx),
    knownDevices: devices.map(({ seenAt }) => ({ seenAt: seenAt.toString() })),
    emailChanges: await listEmailChanges(ctx.db, userId),
    signInProviders: await listIdentities(ctx.db, userId),
    history: await listEventsOf(ctx.db, userId),
  }
}
