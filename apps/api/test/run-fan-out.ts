import { chargeDueBalances, remindOfBalances } from '../src/bookings/pay/charge-balances.ts'
import { completeStays, settleStays } from '../src/bookings/settle/settle.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import type { FanOut } from '../src/platform/jobs/fan-out.ts'

/** What the schedule and its jobs do, one item after the other; a failure holds up no other item. */
export async function runFanOut<Item extends string | object>(
  ctx: Ctx,
  { list, handle }: Pick<FanOut<Item>, 'list' | 'handle'>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of await list(ctx)) {
    await handle(ctx, item).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

export async function settleAndComplete(ctx: Ctx): Promise<void> {
  await runFanOut(ctx, settleStays)
  await runFanOut(ctx, completeStays)
}

export async function remindAndCharge(ctx: Ctx): Promise<void> {
  await runFanOut(ctx, remindOfBalances)
  await runFanOut(ctx, chargeDueBalances)
}
