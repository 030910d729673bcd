import type { ProcessorTransaction } from '#platform/cards/port.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { type Move, post } from '#wallet/ledger/post.ts'
import { processorRows } from './metrics.ts'
import { insertTransactions, type NewTransaction, tieTransactions } from './transaction-store.ts'

/** Stores rows of the processor once, ties them to what they are about, and posts fees that no payment has. */
export function storeTransactions(
  ctx: Ctx,
  items: readonly ProcessorTransaction[],
  payoutId: string | null = null,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (items.length === 0) return
    const given = { processor: ctx.ports.cards.name, payoutId }
    const added = await insertTransactions(ctx.db, items, given)
    await tieTransactions(
      ctx.db,
      items.map(({ id }) => id),
    )
    for (const row of added) if (isFee(row)) await postFee(ctx, row)
    processorRows.addOnCommit(ctx.db, 'transaction', added.length)
  })
}

function isFee({ category, currency, net }: NewTransaction): boolean {
  return category === 'fee' && currency === 'USD' && net !== 0
}

async function postFee(ctx: Ctx, { id, net }: NewTransaction): Promise<void> {
  await post(ctx, {
    key: `processor-fee:${id}`,
    kind: 'processor.fee',
    reference: `transaction:${id}`,
    moves: [moveToProcessor(net)],
  })
}

/** What the processor added to our balance, or took from it, without a payment of ours. */
export function moveToProcessor(net: number): Move {
  const { clearing, processorFees } = ledgerAccounts
  return net < 0
    ? { from: processorFees, to: clearing, amount: -net }
    : { from: clearing, to: processorFees, amount: net }
}
