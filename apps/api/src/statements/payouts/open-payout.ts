import type {
  OpenedPayout,
  PayoutLine,
} from '@marea/contract/statements/financials/opened-payout.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { readLineFacts } from '#statements/financials/line-facts.ts'
import { requireOwner } from '#statements/financials/require-owner.ts'
import { ledgerLines } from '#statements/reports/ledger-lines.ts'
import { postingsOfWithdrawal } from '#wallet/ledger/entry-postings.ts'
import { linesOfPayout, type PayoutPosting } from '#wallet/payouts/lines/payout-lines.ts'
import { showWithdrawal } from '#wallet/payouts/withdrawals.ts'
import { wasScheduled } from './schedule-store.ts'

/** Only the owner reads it here, like the balance it comes from. */
export async function openOwnPayout(ctx: Ctx, id: string): Promise<OpenedPayout> {
  const { ownerId } = await requireOwner(ctx)
  const payout = await openPayout(ctx, id)
  if (payout.owner.id !== ownerId) throw new Problem('resource.not_found')
  return payout
}

/** A payout pays all changes of the balance since the previous payout, less what it leaves there. */
export async function openPayout(ctx: Ctx, id: string): Promise<OpenedPayout> {
  const { ownerId, left, before, lines } = await linesOfPayout(ctx, id)
  const [{ guest, ...withdrawal }, isScheduled, postings] = await Promise.all([
    showWithdrawal(ctx, id),
    wasScheduled(ctx.db, ownerId, id),
    postingsOfWithdrawal(ctx, id),
  ])
  return {
    ...withdrawal,
    isScheduled,
    left,
    owner: { id: guest.id, fullName: guest.fullName },
    before: before
      ? { amount: before.amount, payoutId: before.payoutId, at: before.at.toString() }
      : null,
    lines: await toLines(ctx, lines),
    postings: ledgerLines(postings),
  }
}

async function toLines(ctx: Ctx, rows: readonly PayoutPosting[]): Promise<PayoutLine[]> {
  const factsOf = await readLineFacts(ctx, rows)
  const lines: PayoutLine[] = []
  for (const row of rows) {
    const { entryId, amount, commission, at } = row
    const line = { ...factsOf(row), amount, commission, at: at.toString(), entryIds: [entryId] }
    const last = lines.at(-1)
    if (last && isSettledAgain(last, line)) {
      last.amount += amount
      last.commission += commission
      last.entryIds.push(entryId)
    } else lines.push(line)
  }
  return lines
}

/** A refund of a settled stay reverses the settlement and settles the stay by its new price at once. */
function isSettledAgain(last: PayoutLine, next: PayoutLine): boolean {
  const isSameStay = last.stay !== null && last.stay.bookingId === next.stay?.bookingId
  return isSameStay && last.kind === 'stay_reversed' && next.kind === 'stay' && last.at === next.at
}
