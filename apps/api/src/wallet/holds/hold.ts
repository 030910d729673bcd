import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { returnLots, useLots } from '#wallet/deposits/lot-store.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { type Hold, insertHold, listExpiredHolds, lockHold, updateHold } from './hold-store.ts'

type NewHold = { userId: string; amount: number; reference: string; until: Temporal.Instant }

/** Reserves money of a wallet; the same reference again returns the same hold. */
export function openHold(ctx: Ctx, { userId, amount, reference, until }: NewHold): Promise<Hold> {
  return inTransaction(ctx, async (ctx) => {
    const { isFirst } = await post(ctx, {
      key: `hold:${reference}:open`,
      kind: 'hold.opened',
      reference,
      moves: [
        { from: ledgerAccounts.wallet(userId), to: ledgerAccounts.depositHold(userId), amount },
      ],
    })
    if (!isFirst) return lockExistingHold(ctx, reference)
    const hold = { userId, amount, reference, until, createdAt: ctx.now }
    const inserted = await insertHold(ctx.db, hold)
    await useLots(ctx.db, { userId, holdId: inserted.id, amount })
    return inserted
  })
}

/** Captures all or part of a hold into an account and returns the rest to the wallet. */
export function postHold(
  ctx: Ctx,
  reference: string,
  { to, amount }: { to: string; amount: number },
): Promise<Hold> {
  return inTransaction(ctx, async (ctx) => {
    const hold = await lockExistingHold(ctx, reference)
    const hasExpired = Temporal.Instant.compare(hold.until, ctx.now) <= 0
    if (hold.status === 'pending' && hasExpired) throw new Problem('ledger.hold_closed')
    if (amount < 1 || amount > hold.amount) throw new Problem('ledger.hold_exceeded')
    return closeHold(ctx, hold, { status: 'posted', postedAmount: amount, to })
  })
}

export function voidHold(ctx: Ctx, reference: string): Promise<Hold> {
  return inTransaction(ctx, async (ctx) => {
    const hold = await lockExistingHold(ctx, reference)
    return closeHold(ctx, hold, { status: 'voided', postedAmount: 0 })
  })
}

/** Undefined once the hold has been posted, voided or expired. */
export async function lockPendingHold(
  { db }: TransactionCtx,
  reference: string,
): Promise<Hold | undefined> {
  const hold = await lockHold(db, reference)
  return hold?.status === 'pending' ? hold : undefined
}

/** Expires each hold in its own transaction, so that one failure does not keep the others open. */
export async function expireHolds(ctx: Ctx): Promise<void> {
  for (const reference of await listExpiredHolds(ctx.db, ctx.now)) {
    await inTransaction(ctx, async (ctx) => {
      const hold = await lockExistingHold(ctx, reference)
      if (hold.status === 'pending')
        await closeHold(ctx, hold, { status: 'expired', postedAmount: 0 })
    })
  }
}

async function lockExistingHold(ctx: TransactionCtx, reference: string): Promise<Hold> {
  const hold = await lockHold(ctx.db, reference)
  if (!hold) throw new Problem('resource.not_found')
  return hold
}

type HoldClosing = { status: 'posted' | 'voided' | 'expired'; postedAmount: number; to?: string }

/** Every way to close a hold shares one idempotency key, so that a hold closes once. */
async function closeHold(ctx: TransactionCtx, hold: Hold, closing: HoldClosing): Promise<Hold> {
  const { userId, amount, reference } = hold
  const { status, postedAmount, to } = closing
  if (hold.status !== 'pending' && hold.status !== status) throw new Problem('ledger.hold_closed')
  const from = ledgerAccounts.depositHold(userId)
  const { isFirst } = await post(ctx, {
    key: `hold:${reference}:close`,
    kind: `hold.${status}`,
    reference,
    moves: [
      ...(to ? [{ from, to, amount: postedAmount }] : []),
      { from, to: ledgerAccounts.wallet(userId), amount: amount - postedAmount },
    ],
    currency: hold.currency,
  })
  if (!isFirst) return hold
  await returnLots(ctx.db, { holdId: hold.id, amount: amount - postedAmount })
  return updateHold(ctx.db, hold.id, { status, postedAmount, closedAt: ctx.now })
}
