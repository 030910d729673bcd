import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import { accountOf, type Charge } from '#payments/charge/charge.ts'
import type { ChargeRow } from '#payments/charge/charge-store.ts'
import type { LossTerms } from '#payments/disputes/settle-loss.ts'
import { completePurchase, failPurchase, postGiftCard } from '#payments/gift-cards/outcome.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { creditDeposit, failDeposit } from '#wallet/deposits/deposit.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'

/** What follows from the end of a charge; runs in the transaction that stores it. */
type ChargeOutcome = {
  succeeded(ctx: TransactionCtx, charge: Charge): Promise<void>
  failed(ctx: TransactionCtx, charge: Charge & { failure: CardFailure }): Promise<void>
  /** It was paid, but is refunded because its success could not be stored. */
  returned(ctx: TransactionCtx, charge: Charge): Promise<void>
}

/** Bookings are a slice that payments may not import, so the worker passes in what it does. */
export type ChargeOutcomes = { booking: ChargeOutcome }

/** Who pays if a dispute about a booking is lost. */
export type DisputeOutcomes = {
  booking: ChargeOutcome & { lossTerms(ctx: Ctx, bookingId: string): Promise<LossTerms> }
}

/** The processor owes us the amount less its fee, which the platform pays. */
export async function postCharge(ctx: TransactionCtx, row: ChargeRow, fee: number): Promise<void> {
  if (row.purpose === 'deposit') {
    await creditDeposit(ctx, row.reference, fee)
    return
  }
  if (row.purpose === 'gift_card') {
    await postGiftCard(ctx, row.reference, { ...row, fee })
    return
  }
  await post(ctx, {
    key: `charge:${row.id}:receive`,
    kind: 'booking.charged',
    reference: `booking:${row.reference}`,
    moves: [
      { from: ledgerAccounts.clearing, to: accountOf(row), amount: row.amount },
      { from: ledgerAccounts.cardCosts, to: ledgerAccounts.clearing, amount: fee },
    ],
    currency: row.currency,
  })
}

export async function applySuccess(ctx: TransactionCtx, outcomes: ChargeOutcomes, charge: Charge) {
  if (charge.purpose === 'booking') await outcomes.booking.succeeded(ctx, charge)
  if (charge.purpose === 'gift_card') await completePurchase(ctx, charge.reference)
}

export async function applyFailure(
  ctx: TransactionCtx,
  outcomes: ChargeOutcomes,
  charge: Charge & { failure: CardFailure },
) {
  const { purpose, reference, failure } = charge
  if (purpose === 'deposit') await failDeposit(ctx, reference, failure)
  else if (purpose === 'gift_card') await failPurchase(ctx, reference, failure)
  else await outcomes.booking.failed(ctx, charge)
}
