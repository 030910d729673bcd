import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

const allowance = { limit: 30, hours: 1 }

/** Each turn may contact an address that the person chose. */
export async function takeTurn(ctx: Ctx): Promise<void> {
  const turn = await takeAttempt(ctx, ['push-subscription', personOf(ctx).userId], allowance)
  if (!turn.isAllowed) throw new Problem('push.too_many', { retryAfter: turn.retryAfter })
}
