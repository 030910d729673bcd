import type { Ctx } from '#platform/ctx.ts'
import { findAccount } from './account-store.ts'

/** The ctx in which a job does what this person asked for earlier; a deleted account gets none. */
export async function actFor<Given extends Ctx>(
  ctx: Given,
  userId: string,
): Promise<Given | undefined> {
  const account = await findAccount(ctx.db, userId)
  if (!account) return undefined
  const { id: _, emailConfirmedAt, ...facts } = account
  const actor = {
    ...facts,
    kind: 'person',
    userId,
    isEmailConfirmed: emailConfirmedAt !== null,
    isCoHost: false,
    sessionId: '',
    token: '',
    authenticatedAt: ctx.now,
    secondFactorAt: null,
  } as const
  return { ...ctx, actor }
}
