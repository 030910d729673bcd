import type { Deposit, DepositRefund } from '@marea/contract/payments/deposits.ts'
import { moneyIn } from '@marea/contract/platform/money.ts'
import { personOf, requireConfirmedEmail } from '#identity/account/user.ts'
import { choosePaymentMethod } from '#payments/cards/payment-methods.ts'
import { storedFailure } from '#payments/cards/stored-failure.ts'
import { type Charge, currentCharge, startCharge } from '#payments/charge/charge.ts'
import { paidCardOf } from '#payments/charge/paid-card.ts'
import { type Refund, refundCharge } from '#payments/refund/refund.ts'
import { findRefundByKey } from '#payments/refund/refund-store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requestDeposit } from '#wallet/deposits/deposit.ts'
import { type DepositFacts, factsOfDeposit, listDepositFacts } from './deposit-facts.ts'

type NewDeposit = {
  amount: number
  paymentMethodId?: string | undefined
  saveCard: boolean
  returnUrl: string
  requestKey: string
}

/** Charges a card; the deposit is credited once the processor reports the charge as paid. */
export async function depositByCard(ctx: Ctx, given: NewDeposit): Promise<Deposit> {
  const { userId } = personOf(ctx)
  requireConfirmedEmail(ctx)
  const { amount, saveCard, returnUrl, requestKey } = given
  const paymentMethodId = await choosePaymentMethod(ctx, userId, given.paymentMethodId)
  const { id } = await requestDeposit(ctx, { userId, amount, requestKey })
  const charge = await startCharge(ctx, {
    userId,
    amount,
    paymentMethodId,
    saveCard,
    returnUrl,
    purpose: 'deposit',
    reference: id,
    requestKey: `deposit:${id}`,
  })
  if (charge.failure) throw new Problem('wallet.deposit_declined', { reason: charge.failure })
  return withCharge(await ownFacts(ctx, id), ctx, charge)
}

export async function ownDeposits(ctx: Ctx): Promise<Deposit[]> {
  const facts = await listDepositFacts(ctx.db, personOf(ctx).userId)
  return facts.map((each) => depositOf(ctx, each))
}

export async function ownDeposit(ctx: Ctx, id: string): Promise<Deposit> {
  const facts = await ownFacts(ctx, id)
  if (!facts.charge || facts.deposit.status !== 'requested') return depositOf(ctx, facts)
  return withCharge(facts, ctx, await currentCharge(ctx, facts.charge))
}

/** Until a deposit may be withdrawn to a bank, it can be refunded to its card. */
export function refundDeposit(
  ctx: Ctx,
  id: string,
  { amount, key }: { amount?: number | undefined; key: string },
): Promise<DepositRefund> {
  return inTransaction(ctx, async (ctx) => {
    const facts = await ownFacts(ctx, id)
    const known = facts.charge && (await findRefundByKey(ctx.db, facts.charge.id, key))
    if (known) return depositRefundOf(known)
    const refundable = refundableOf(ctx, facts)
    const requested = amount ?? refundable
    if (!facts.charge || requested < 1 || requested > refundable) {
      throw new Problem('wallet.deposit_not_refundable', { refundable })
    }
    const refund = await refundCharge(ctx, {
      chargeId: facts.charge.id,
      amount: requested,
      key,
      reason: 'asked by the guest',
    })
    return depositRefundOf(refund)
  })
}

function depositRefundOf(refund: Refund): DepositRefund {
  const { id, amount, status } = refund
  return { id, amount: moneyIn(refund, amount), status }
}

export async function ownFacts(ctx: Ctx, id: string): Promise<DepositFacts> {
  const facts = await factsOfDeposit(ctx.db, personOf(ctx).userId, id)
  if (!facts) throw new Problem('resource.not_found')
  return facts
}

function refundableOf({ now }: Ctx, { remaining, maturesAt }: DepositFacts): number {
  if (!maturesAt || Temporal.Instant.compare(maturesAt, now) <= 0) return 0
  return remaining
}

function withCharge(facts: DepositFacts, ctx: Ctx, charge: Charge): Deposit {
  const { clientSecret, nextAction, failure } = charge
  return {
    ...depositOf(ctx, facts),
    ...(clientSecret ? { clientSecret } : {}),
    ...(nextAction ? { nextAction } : {}),
    ...(failure ? { failure } : {}),
  }
}

function depositOf(ctx: Ctx, facts: DepositFacts): Deposit {
  const { deposit, charge, maturesAt } = facts
  const { id, amount, status, requestedAt, settledAt } = deposit
  return {
    id,
    status,
    card: paidCardOf(charge),
    amount: moneyIn(deposit, amount),
    requestedAt: requestedAt.toString(),
    settledAt: settledAt?.toString() ?? null,
    failure: storedFailure(deposit.failure),
    refundable: moneyIn(deposit, refundableOf(ctx, facts)),
    maturesAt: maturesAt?.toString() ?? null,
  }
}
