import type { Account } from '#identity/account/user.ts'
import { deletePasskeysOf } from '#identity/factors/passkey-store.ts'
import { deleteSecondFactor } from '#identity/factors/second-factor-store.ts'
import { deleteLinksOf, mailboxLinks } from '#identity/links/link-store.ts'
import { deleteIdentitiesOf } from '#identity/openid/openid-store.ts'
import { deleteKnownDevices, endSessionsOf } from '#identity/session/session.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'

type Revocation = {
  /** The session that asks for it stays. */
  exceptSession?: string
  areDevicesKept?: boolean
  /** Older passkeys and apps stay; null keeps all. */
  factorsSince?: Temporal.Instant | null | undefined
  /** Google and Apple accounts linked before stay; null keeps all. */
  identitiesSince?: Temporal.Instant | null | undefined
}

/**
 * Ends all access of an intruder: sessions with their push subscriptions, known devices, emailed links, passkeys, app
 * and recovery codes, linked accounts; API tokens and webhooks follow the event.
 */
export async function revokeAccess(
  ctx: TransactionCtx,
  { id }: Pick<Account, 'id'>,
  { exceptSession, areDevicesKept, factorsSince, identitiesSince }: Revocation = {},
): Promise<void> {
  await endSessionsOf(ctx, id, exceptSession === undefined ? {} : { except: exceptSession })
  if (!areDevicesKept) await deleteKnownDevices(ctx, id)
  await deleteLinksOf(ctx.db, id, mailboxLinks)
  if (factorsSince !== null) await removeFactors(ctx, id, factorsSince)
  if (identitiesSince !== null) await deleteIdentitiesOf(ctx.db, id, identitiesSince)
  await recordEvent(ctx, { kind: 'identity.access_revoked', subject: `user:${id}` })
}

async function removeFactors(ctx: TransactionCtx, id: string, since?: Temporal.Instant) {
  await deletePasskeysOf(ctx.db, id, since)
  if (!(await deleteSecondFactor(ctx.db, id, since))) return
  await recordEvent(ctx, { kind: 'identity.second_factor_off', subject: `user:${id}` })
}

/** Its second factor is stronger than its mailbox, so a link alone must not remove it. */
export function demandsSecondFactor({
  hasSecondFactor,
  profile,
}: Pick<Account, 'hasSecondFactor' | 'profile'>): boolean {
  return hasSecondFactor || profile === 'ADMIN'
}
