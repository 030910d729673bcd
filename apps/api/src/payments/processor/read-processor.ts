import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { applyPayout, importPayout } from './import-payout.ts'
import { listPayoutsToItemize } from './payout-store.ts'
import { findRead, storeRead } from './read-store.ts'
import { storeTransactions } from './store-transactions.ts'
import { tieTransactions } from './transaction-store.ts'

/** A payout can still fail this long after it arrived. */
const payoutsChangeFor = { hours: 24 * 30 }
/** Clocks differ, and rows of the same second are listed together. */
const overlap = { hours: 1 }

/** Every hour, because events may be lost; what is there already is not stored again. */
export const readProcessorJob: Job = {
  name: 'payments.read-processor',
  cron: '25 * * * *',
  handle: readProcessor,
}

export async function readProcessor(ctx: Ctx): Promise<void> {
  const { cards } = ctx.ports
  if (cards.isClosed) return
  await readTransactions(ctx)
  await readPayoutList(ctx)
  await tieTransactions(ctx.db)
  const balance = await cards.retrieveBalance()
  await storeRead(ctx.db, { processor: cards.name, balance, balanceAt: ctx.now })
}

/** When an administrator does not want to wait for the hour. */
export async function readProcessorNow(ctx: Ctx) {
  await readProcessor(ctx)
  for (const id of await listPayoutsToItemize(ctx.db)) await importPayout(ctx, id)
  return { done: true } as const
}

/** From the newest row to those that were read before; a stopped run continues where it was. */
async function readTransactions(ctx: Ctx): Promise<void> {
  const { cards } = ctx.ports
  const processor = cards.name
  const read = await findRead(ctx.db, processor)
  const since = read?.completeUntil?.subtract(overlap)
  const startedAt = read?.startedAt ?? ctx.now
  let cursor = read?.cursor ?? null
  for (let hasMore = true; hasMore; ) {
    const page = await cards.listTransactions({ since, after: cursor ?? undefined })
    hasMore = page.hasMore
    cursor = page.items.at(-1)?.id ?? null
    const rest = hasMore
      ? { cursor, startedAt }
      : { cursor: null, startedAt: null, completeUntil: startedAt }
    await inTransaction(ctx, async (ctx) => {
      await storeTransactions(ctx, page.items)
      await storeRead(ctx.db, { processor, ...rest })
    })
  }
}

async function readPayoutList(ctx: Ctx): Promise<void> {
  const known = await findRead(ctx.db, ctx.ports.cards.name)
  const until = known?.balanceAt?.subtract(payoutsChangeFor)
  let after: string | undefined
  for (let hasMore = true; hasMore; ) {
    const page = await ctx.ports.cards.listPayouts({ after })
    for (const payout of page.items) await applyPayout(ctx, payout)
    const last = page.items.at(-1)
    after = last?.id
    const isRecent = !until || (last && Temporal.Instant.compare(last.createdAt, until) > 0)
    hasMore = page.hasMore && Boolean(isRecent)
  }
}
