import type { ProcessorPayout } from '#platform/cards/port.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { reverseByKey } from '#wallet/ledger/reverse.ts'
import { processorRows } from './metrics.ts'
import {
  findPayout,
  listPayoutsToItemize,
  lockPayout,
  storePayout,
  updateItems,
} from './payout-store.ts'
import { storeTransactions } from './store-transactions.ts'

/** After an event, or for one that was listed: asks the processor how the payout is now. */
export async function importPayout(ctx: Ctx, payoutId: string): Promise<void> {
  await applyPayout(ctx, await ctx.ports.cards.retrievePayout(payoutId))
  await readItems(ctx, payoutId)
}

/** Money is in the bank once the processor says so, and at the processor again when the bank returned it. */
export function applyPayout(ctx: Ctx, payout: ProcessorPayout): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const known = await lockPayout(ctx.db, payout.id)
    // A failure is the end; an answer from before it may arrive later.
    if (known?.status === 'failed' || known?.status === 'canceled') return
    const { cards } = ctx.ports
    await storePayout(ctx.db, { ...payout, processor: cards.name, readAt: ctx.now })
    if (payout.currency === 'USD') await postPayout(ctx, payout)
    if (known?.status !== payout.status) processorRows.addOnCommit(ctx.db, 'payout')
  })
}

function payoutEntryKey(id: string): string {
  return `payout:${id}:arrived`
}

async function postPayout(
  ctx: TransactionCtx,
  { id, status, amount, currency }: ProcessorPayout,
): Promise<void> {
  const key = payoutEntryKey(id)
  if (status === 'paid' && currency === 'USD') {
    await post(ctx, {
      key,
      kind: 'processor.payout_arrived',
      reference: `payout:${id}`,
      moves: [{ from: ledgerAccounts.cash, to: ledgerAccounts.clearing, amount }],
    })
  } else if (status === 'failed' || status === 'canceled') {
    await reverseByKey(ctx, key, 'processor.payout_failed')
  }
}

/** Page by page, each stored with the place where the next begins, so that a stopped run continues there. */
async function readItems(ctx: Ctx, payoutId: string): Promise<void> {
  const payout = await findPayout(ctx.db, payoutId)
  if (!payout?.isItemized || payout.itemsReadAt) return
  let { cursor } = payout
  for (let hasMore = true; hasMore; ) {
    const page = await ctx.ports.cards.listTransactions({ payoutId, after: cursor ?? undefined })
    hasMore = page.hasMore
    cursor = hasMore ? (page.items.at(-1)?.id ?? null) : null
    const read = { cursor, itemsReadAt: hasMore ? null : ctx.now }
    await inTransaction(ctx, async (ctx) => {
      await storeTransactions(ctx, page.items, payoutId)
      await updateItems(ctx.db, payoutId, read)
    })
  }
  ctx.log.info({ payoutId }, 'payout of the card processor read')
}

/** For events that did not arrive, and lists that were not read to their end. */
export const readPayouts: FanOut = {
  name: 'payments.read-payouts',
  cron: '40 * * * *',
  list: (ctx) => listPayoutsToItemize(ctx.db),
  handle: importPayout,
}
