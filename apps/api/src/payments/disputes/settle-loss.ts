import type { DisputeBearer } from '@marea/contract/suites/agreements.ts'
import type { ChargeRow } from '#payments/charge/charge-store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { restoreCardMoney } from '#wallet/deposits/card-money.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { lockDisputeBalance } from '#wallet/ledger/dispute-balance.ts'
import { type Move, post } from '#wallet/ledger/post.ts'
import { type DisputeRow, updateDispute } from './dispute-store.ts'

/** Who pays for a lost dispute about a booking; an owner pays at most what the booking earned them. */
export type LossTerms = { bearer: DisputeBearer; ownerId: string; ownerShare: number }

/** A purchase of Marea itself, such as a gift card, has no owner. */
const withoutOwner = { ownerId: null, ownerShare: 0 }

/**
 * Moves what a lost dispute still holds to whoever pays for it. What comes back although nothing is held any more goes
 * to them first, and then to the guest, whose refund was kept for it.
 */
export async function settleLoss(
  ctx: TransactionCtx,
  dispute: DisputeRow,
  { charge, terms }: { charge: ChargeRow; terms?: LossTerms | undefined },
): Promise<DisputeRow> {
  const balance = await lockDisputeBalance(ctx, dispute.id)
  if (balance > 0) return giveBack(ctx, dispute, { charge, amount: balance })
  if (dispute.status !== 'lost' || balance === 0) return dispute
  const { ownerId, ownerShare } = terms?.bearer === 'owner' ? terms : withoutOwner
  const amount = -balance
  const byOwner = Math.min(amount, Math.max(0, ownerShare - dispute.ownerLoss))
  const receivable = ledgerAccounts.disputeReceivable(dispute.id)
  await postSettlement(ctx, dispute, [
    { from: ledgerAccounts.disputeLosses, to: receivable, amount: amount - byOwner },
    ...(ownerId
      ? [{ from: ledgerAccounts.payable(ownerId), to: receivable, amount: byOwner }]
      : []),
  ])
  return updateDispute(ctx.db, dispute.id, {
    ownerId,
    loss: dispute.loss + amount,
    ownerLoss: dispute.ownerLoss + byOwner,
    settlements: dispute.settlements + 1,
  })
}

async function giveBack(
  ctx: TransactionCtx,
  dispute: DisputeRow,
  { charge, amount }: { charge: ChargeRow; amount: number },
): Promise<DisputeRow> {
  const { id, ownerId, ownerLoss, loss } = dispute
  const toBearers = Math.min(amount, loss)
  const toOwner = Math.min(toBearers, ownerLoss)
  const toGuest = amount - toBearers
  const { userId } = charge
  const from = ledgerAccounts.disputeReceivable(id)
  await postSettlement(ctx, dispute, [
    { from, to: ledgerAccounts.disputeLosses, amount: toBearers - toOwner },
    { from, to: ledgerAccounts.wallet(userId), amount: toGuest },
    ...(ownerId ? [{ from, to: ledgerAccounts.payable(ownerId), amount: toOwner }] : []),
  ])
  if (toGuest > 0) {
    const depositId = charge.purpose === 'deposit' ? charge.reference : undefined
    await restoreCardMoney(ctx, { userId, amount: toGuest, ...(depositId ? { depositId } : {}) })
  }
  return updateDispute(ctx.db, id, {
    loss: loss - toBearers,
    ownerLoss: ownerLoss - toOwner,
    settlements: dispute.settlements + 1,
  })
}

async function postSettlement(
  ctx: TransactionCtx,
  { id, settlements }: DisputeRow,
  moves: readonly Move[],
): Promise<void> {
  await post(ctx, {
    key: `dispute:${id}:settle:${settlements + 1}`,
    kind: 'dispute.settled',
    reference: `dispute:${id}`,
    moves,
  })
}
