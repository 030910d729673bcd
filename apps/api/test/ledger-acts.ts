import type { Ctx } from '#platform/ctx.ts'
import { chart } from '#wallet/chart.ts'
import { creditDeposit, requestDeposit } from '#wallet/deposit.ts'
import { openHold, postHold } from '#wallet/hold.ts'
import { gatherPayouts, sendPayouts } from '#wallet/payouts.ts'
import { requestWithdrawal } from '#wallet/withdraw.ts'
import { approveWithdrawal, rejectWithdrawal } from '#wallet/withdrawal-steps.ts'

export type Guest = { userId: string; bankAccountId: string; escrowId: string }

type Act = (ctx: Ctx, guest: Guest, at: number) => Promise<unknown>

const fee = 5_00

/** Each act with what it changes of what is available; done again it changes nothing more. */
const acts: readonly { effect: number; act: Act }[] = [
  {
    effect: 90_00,
    async act(ctx, { userId }, at) {
      const wish = { userId, amount: 90_00, requestKey: `deposit-${at}` }
      await creditDeposit(ctx, (await requestDeposit(ctx, wish)).id)
    },
  },
  {
    effect: -40_00,
    act: (ctx, { userId }, at) =>
      openHold(ctx, {
        userId,
        amount: 40_00,
        reference: `${userId}-${at}`,
        until: ctx.now.add({ hours: 1 }),
      }),
  },
  {
    effect: 15_00,
    act: (ctx, { userId, escrowId }, at) =>
      postHold(ctx, `${userId}-${at - 1}`, { to: chart.escrow(escrowId), amount: 25_00 }),
  },
  { effect: -10_00 - fee, act: (ctx, guest, at) => withdraw(ctx, guest, at) },
  {
    effect: 10_00 + fee,
    act: async (ctx, guest, at) =>
      rejectWithdrawal(ctx, (await withdraw(ctx, guest, at - 1)).id, 'Not yours'),
  },
  {
    effect: -10_00 - fee,
    act: async (ctx, guest, at) =>
      approveWithdrawal(ctx, (await withdraw(ctx, guest, at)).id).catch(ignoreSent),
  },
  {
    effect: 0,
    async act(ctx) {
      const batch = await gatherPayouts(ctx, 'MX')
      if (batch) await sendPayouts(ctx, batch.id)
    },
  },
]

export async function act(ctx: Ctx, guest: Guest, at: number): Promise<void> {
  await acts[at % acts.length]?.act(ctx, guest, at)
}

/** What is available after so many acts. */
export function availableAfter(count: number): number {
  return Array.from({ length: count }, (_, at) => acts[at % acts.length]?.effect ?? 0).reduce(
    (sum, effect) => sum + effect,
    0,
  )
}

function withdraw(ctx: Ctx, { bankAccountId }: Guest, at: number) {
  return requestWithdrawal(ctx, { bankAccountId, amount: 10_00, requestKey: `withdrawal-${at}` })
}

/** Another process may have sent it before this one learnt that it was approved. */
function ignoreSent(error: { code?: string }) {
  if (error.code !== 'wallet.withdrawal_step_refused') throw error
}
