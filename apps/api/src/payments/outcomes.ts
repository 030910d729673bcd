import type { CardFailure } from '@marea/contract/card-failures.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { chart } from '#wallet/chart.ts'
import { creditDeposit, failDeposit } from '#wallet/deposit.ts'
import { post } from '#wallet/post.ts'
import type { Charge } from './charge.ts'
import type { ChargeRow } from './store.ts'

/** What the end of a charge means to who asked for it; runs in the transaction that ends it. */
export type ChargeOutcome = {
  succeeded(ctx: TransactionCtx, charge: Charge): Promise<void>
  failed(ctx: TransactionCtx, charge: Charge & { failure: CardFailure }): Promise<void>
  /** It was paid, but is refunded because its end could not be written down. */
  returned(ctx: TransactionCtx, charge: Charge): Promise<void>
}

/** Slices to the right say what a paid booking is; a deposit is known here. */
export type ChargeOutcomes = { booking: ChargeOutcome }

/** The account that holds the money of a charge until it goes on. */
export function accountOf({
  purpose,
  userId,
  reference,
}: Pick<ChargeRow, 'purpose' | 'userId' | 'reference'>) {
  return purpose === 'deposit' ? chart.wallet(userId) : chart.escrow(reference)
}

/** The processor owes what was charged, less its fee, which the platform bears. */
export async function receive(ctx: TransactionCtx, row: ChargeRow, fee: number): Promise<void> {
  if (row.purpose === 'deposit') {
    await creditDeposit(ctx, row.reference, fee)
    return
  }
  await post(ctx, {
    key: `charge:${row.id}:receive`,
    kind: 'booking.charged',
    reference: `booking:${row.reference}`,
    moves: [
      { from: chart.clearing, to: accountOf(row), amount: row.amount },
      { from: chart.fees, to: chart.clearing, amount: fee },
    ],
  })
}

export async function tellSuccess(ctx: TransactionCtx, outcomes: ChargeOutcomes, charge: Charge) {
  if (charge.purpose === 'booking') await outcomes.booking.succeeded(ctx, charge)
}

export async function tellFailure(
  ctx: TransactionCtx,
  outcomes: ChargeOutcomes,
  charge: Charge & { failure: CardFailure },
) {
  if (charge.purpose === 'deposit') await failDeposit(ctx, charge.reference, charge.failure)
  else await outcomes.booking.failed(ctx, charge)
}
