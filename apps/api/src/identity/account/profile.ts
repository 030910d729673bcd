import type { Gender, User } from '@marea/contract/identity/endpoints.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { updateAccount } from './account-store.ts'
import { personOf, userInfo, userOfAccount } from './user.ts'

type Change = {
  fullName?: string | undefined
  phone?: string | undefined
  gender?: Gender | undefined
  language?: User['language'] | undefined
}

export async function changeProfile(ctx: Ctx, change: Change): Promise<User> {
  const { userId } = personOf(ctx)
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (given.length === 0) return userInfo(ctx)
  return inTransaction(ctx, async (ctx) => {
    const account = await updateAccount(ctx.db, userId, Object.fromEntries(given))
    await recordEvent(ctx, {
      kind: 'identity.profile_changed',
      subject: `user:${userId}`,
      data: { fields: given.map(([field]) => field) },
    })
    return userOfAccount(ctx, account, personOf(ctx))
  })
}
