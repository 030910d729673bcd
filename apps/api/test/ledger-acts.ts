import { depositByCard, refundDeposit } from '../src/payments/deposit/deposit.ts'
import { settleCharge } from '../src/payments/settle/settle-charge.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import { creditDeposit, requestDeposit } from '../src/wallet/deposits/deposit.ts'
import { openHold, postHold } from '../src/wallet/holds/hold.ts'
import { ledgerAccounts } from '../src/wallet/ledger/accounts.ts'
import { createPayoutBatch, sendPayouts } from '../src/wallet/payouts/payouts.ts'
import { requestWithdrawal } from '../src/wallet/payouts/withdraw.ts'
import { approveWithdrawal, rejectWithdrawal } from '../src/wallet/payouts/withdrawal-steps.ts'

export type Guest = { userId: string; bankAccountId: string; escrowId: string }

type Act = (ctx: Ctx, guest: Guest, at: number) => Promise<unknown>

const fee = 5_00

/** Each operation with its effect on the available balance; repeating it has no further effect. */
const acts: readonly { effect: number; act: Act }[] = [
  {
    effect: 90_00,
    async act(ctx, { userId }, at) {
      const wish = { userId, amount: 90_00, requestKey: `deposit-${at}` }
      await creditDeposit(old(ctx), (await requestDeposit(ctx, wish)).id)
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
      postHold(ctx, `${userId}-${at - 1}`, { to: ledgerAccounts.escrow(escrowId), amount: 25_00 }),
  },
  { effect: -10_00 - fee, act: (ctx, guest, at) => withdraw(ctx, guest, at) },
  {
    effect: 10_00 + fee,
    act: async (ctx, guest, at) =>
      rejectWithdrawal(ctx, (await withdraw(ctx, guest, at - 1)).id, { reason: 'Not yours' }),
  },
  {
    effect: -10_00 - fee,
    act: async (ctx, guest, at) =>
      approveWithdrawal(ctx, (await withdraw(ctx, guest, at)).id).catch(ignoreSent),
  },
  {
    effect: 0,
    async act(ctx) {
      const batch = await createPayoutBatch(ctx, 'MX')
      if (batch) await sendPayouts(ctx, batch.id)
    },
  },
  { effect: 90_00, act: (ctx, _guest, at) => depositByCard(ctx, cardWish(at, 'pm_card_visa')) },
  {
    effect: 0,
    act: (ctx, _guest, at) =>
      depositByCard(ctx, cardWish(at, 'pm_card_visa_chargeDeclined')).catch(ignoreDeclined),
  },
  { effect: -20_00, act: (ctx, guest, at) => sendBack(ctx, guest, at - 2) },
  {
    effect: 90_00,
    act: (ctx, _guest, at) => depositByCard(ctx, cardWish(at, 'pm_card_refundFail')),
  },
  // The card finally rejects the refund, so the whole amount is in the wallet again.
  { effect: 0, act: (ctx, guest, at) => sendBack(ctx, guest, at - 1) },
]

/** After so many operations each kind has happened once. */
export const actsOfEachKind = acts.length

/** Money that can be withdrawn to a bank immediately. */
function old(ctx: Ctx): Ctx {
  const wallet = { ...ctx.config.wallet, cardMoneyDays: 0 }
  return { ...ctx, config: { ...ctx.config, wallet } }
}

function cardWish(at: number, paymentMethodId: string) {
  const rest = { saveCard: false, returnUrl: '/my-wallet', requestKey: `card-${at}` }
  return { amount: 90_00, paymentMethodId, ...rest }
}

/** The money may not have arrived yet, so a retry waits for it. */
async function sendBack(ctx: Ctx, { userId }: Guest, at: number): Promise<void> {
  const charge = await ctx.db
    .selectFrom('charges')
    .innerJoin('deposits', 'deposits.id', 'charges.reference')
    .select(['charges.id', 'deposits.id as depositId'])
    .where('deposits.userId', '=', userId)
    .where('deposits.requestKey', '=', `card-${at}`)
    .executeTakeFirstOrThrow()
  await settleCharge(ctx, { chargeId: charge.id }, { booking: noBooking })
  await refundDeposit(ctx, charge.depositId, { amount: 20_00, key: `back-${at}` })
}

const ignore = async () => undefined
const noBooking = { succeeded: ignore, failed: ignore, returned: ignore }

function ignoreDeclined(error: { code?: string }) {
  if (error.code !== 'wallet.deposit_declined') throw error
}

export async function act(ctx: Ctx, guest: Guest, at: number): Promise<void> {
  await acts[at % acts.length]?.act(ctx, guest, at)
}

/** The available balance after a number of operations. */
export function availableAfter(count: number): number {
  return Array.from({ length: count }, (_, at) => acts[at % acts.length]?.effect ?? 0).reduce(
    (sum, effect) => sum + effect,
    0,
  )
}

function withdraw(ctx: Ctx, { bankAccountId }: Guest, at: number) {
  return requestWithdrawal(ctx, { bankAccountId, amount: 10_00, requestKey: `withdrawal-${at}` })
}

/** Another process may have sent it before this one saw the approval. */
function ignoreSent(error: { code?: string }) {
  if (error.code !== 'wallet.withdrawal_step_refused') throw error
}
