import { grantProfile } from '#identity/account/account.ts'
import { findEmailHolder, lockAdmins, updateProfileKind } from '#identity/account/account-store.ts'
import { endSessionsOf } from '#identity/session/session.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { isTrusted } from './change-role.ts'

/** From the command line, for the first administrator of an installation. */
export async function addAdministrator(ctx: Ctx, email: string): Promise<boolean> {
  const account = await findEmailHolder(ctx.db, email)
  if (!account || account.profile === 'ADMIN' || !isTrusted(account)) return false
  await grantProfile(ctx, account.id, 'ADMIN')
  return true
}

/** From the command line, where no third administrator could approve it; the last one stays. */
export function removeAdministrator(ctx: Ctx, email: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const admins = await lockAdmins(ctx.db)
    const account = await findEmailHolder(ctx.db, email)
    if (account?.profile !== 'ADMIN' || admins.every((id) => id === account.id)) return false
    const subject = `user:${account.id}` as const
    const profile = 'USER'
    await updateProfileKind(ctx.db, account.id, profile)
    await endSessionsOf(ctx, account.id)
    await recordEvent(ctx, { kind: 'identity.profile_granted', subject, data: { profile } })
    return true
  })
}
