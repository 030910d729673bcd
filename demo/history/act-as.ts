import type { Ctx } from '../../apps/api/src/platform/ctx.ts'
import { demoUserId } from '../people/people.ts'

/** The ctx of a demo user, for actions that only they may take. */
export async function actAs<Given extends Ctx>(ctx: Given, email: string): Promise<Given> {
  const { id, emailConfirmedAt, bouncedAt, ...account } = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', demoUserId(email))
    .executeTakeFirstOrThrow()
  const actor = {
    ...account,
    kind: 'person',
    userId: id,
    isEmailConfirmed: emailConfirmedAt !== null,
    isEmailBounced: bouncedAt !== null,
    sessionId: '',
    token: '',
    authenticatedAt: ctx.now,
  } as const
  return { ...ctx, actor }
}
