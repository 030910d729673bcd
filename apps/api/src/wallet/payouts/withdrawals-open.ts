import type { Ctx } from '#platform/ctx.ts'
import { isOn } from '#platform/switches/is-on.ts'

/** Whether this person may withdraw to a bank now: by configuration and by switch. */
export async function canWithdraw(
  ctx: Pick<Ctx, 'db' | 'actor' | 'config'>,
  userId: string,
): Promise<boolean> {
  return ctx.config.wallet.canWithdraw && (await isOn(ctx, 'withdrawals', userId))
}
