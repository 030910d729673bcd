import { usd } from '@marea/contract/platform/money.ts'
import type {
  AdminWithdrawal,
  WithdrawalSummary,
  WithdrawalWarning,
} from '@marea/contract/wallet/admin-withdrawals.ts'
import { type GuestWithdrawal, withdrawalStatuses } from '@marea/contract/wallet/endpoints.ts'
import { approvalsOf, limitOf } from '#platform/approvals/approvals.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { WithdrawalStatus } from '#platform/generated/database.ts'
import { Problem } from '#platform/problem.ts'
import { listLines } from '#wallet/ledger/history-store.ts'
import { findBalance } from '#wallet/ledger/ledger-store.ts'
import { sourceAccount } from '#wallet/payouts/hold-withdrawal.ts'
import { showWithdrawal, withdrawalsIn } from '#wallet/payouts/withdrawals.ts'
import {
  type CheckRow,
  countByStatus,
  listChecks,
  sumApproved,
  sumUnbatched,
} from './admin-store.ts'

/** A password change in this time may mean that someone else has the account. */
const securityDays = 90
const newAccountDays = 7
const justBelow = 0.95
const targetHours = 24
const ledgerLines = 6
/** Withdrawals of one person or to one account count together for the limit during this time. */
const countedDays = 7

/** Withdrawals in one state with what an administrator compares before approving them. */
export async function adminWithdrawals(ctx: Ctx, status: WithdrawalStatus) {
  return toAdminWithdrawal(ctx, await withdrawalsIn(ctx, status))
}

export async function adminWithdrawal(ctx: Ctx, id: string): Promise<AdminWithdrawal> {
  const [found] = await toAdminWithdrawal(ctx, [await showWithdrawal(ctx, id)])
  if (!found) throw new Problem('resource.not_found')
  return found
}

export async function openAdminWithdrawal(ctx: Ctx, id: string) {
  const withdrawal = await adminWithdrawal(ctx, id)
  const account = sourceAccount(withdrawal.source, withdrawal.guest.id)
  const lines = await listLines(ctx.db, account, { limit: ledgerLines })
  return {
    ...withdrawal,
    available: usd(await findBalance(ctx.db, account)),
    ledger: lines.map(({ number, kind, amount, balance, postedAt, reference }) => ({
      id: number,
      kind,
      amount: usd(amount),
      balance: usd(balance),
      at: postedAt.toString(),
      isThis: reference === `withdrawal:${id}`,
    })),
  }
}

export async function withdrawalSummary(ctx: Ctx): Promise<WithdrawalSummary> {
  const rows = await countByStatus(ctx.db)
  const found = new Map(rows.map((row) => [row.status, row]))
  const counts = withdrawalStatuses.map((status) => [status, found.get(status)?.count ?? 0])
  const unbatched = await sumUnbatched(ctx.db)
  return {
    counts: Object.fromEntries(counts),
    requested: usd(found.get('requested')?.amount ?? 0),
    limit: usd(await limitOf(ctx, 'withdrawal')),
    targetHours,
    toBatch: unbatched.map(({ amount, ...row }) => ({ ...row, amount: usd(amount) })),
  }
}

/** What was approved for the same person or account in the last days, in cents. */
export async function approvedBefore(ctx: Ctx, id: string): Promise<number> {
  const [row] = await sumApproved(ctx.db, [id], since(ctx, countedDays))
  return row?.amount ?? 0
}

function since({ now }: Ctx, days: number): Temporal.Instant {
  return now.subtract({ hours: 24 * days })
}

async function toAdminWithdrawal(ctx: Ctx, shown: GuestWithdrawal[]): Promise<AdminWithdrawal[]> {
  const ids = shown.map(({ id }) => id)
  const changes = await listChecks(ctx.db, ids, since(ctx, securityDays))
  const checks = new Map(changes.map((row) => [row.id, row]))
  const sums = await sumApproved(ctx.db, ids, since(ctx, countedDays))
  const earlier = new Map(sums.map(({ id, amount }) => [id, amount]))
  const asked = await approvalsOf(
    ctx,
    ids.map((id) => `withdrawal:${id}`),
  )
  const approvals = Map.groupBy(asked, ({ subject }) => subject)
  const limit = await limitOf(ctx, 'withdrawal')
  return shown.flatMap((withdrawal) => {
    const check = checks.get(withdrawal.id)
    if (!check) return []
    const before = earlier.get(withdrawal.id) ?? 0
    const warnings = warningsFor(ctx, withdrawal, { check, limit, before })
    const own = approvals.get(`withdrawal:${withdrawal.id}`) ?? []
    const waitingHours = hoursWaited(ctx, withdrawal)
    const needsApproval = withdrawal.amount.amount + before > limit
    const state = { waitingHours, warnings, needsApproval, approvals: own }
    return [{ ...withdrawal, ...toChecks(check), ...state }]
  })
}

function hoursWaited({ now }: Ctx, { steps }: GuestWithdrawal): number {
  const [asked, decided] = steps
  if (!asked) return 0
  const until = decided ? Temporal.Instant.from(decided.at) : now
  return Math.floor(until.since(Temporal.Instant.from(asked.at)).total('hours'))
}

function toChecks(check: CheckRow) {
  const { accountPaid, accountReturned, largestPaid, bankKind, batchId } = check
  return {
    bankKind,
    batchId,
    requestedAt: check.requestedAt.toString(),
    checks: {
      accountPaid,
      accountReturned,
      memberSince: check.memberSince.toString(),
      accountAddedAt: check.accountAddedAt.toString(),
      largestPaid: largestPaid === null ? null : usd(largestPaid),
      securityChangedAt: check.securityChangedAt?.toString() ?? null,
    },
  }
}

function warningsFor(
  { now }: Ctx,
  { amount: { amount } }: GuestWithdrawal,
  { check, limit, before }: { check: CheckRow; limit: number; before: number },
): WithdrawalWarning[] {
  const isNew = Temporal.Instant.compare(
    check.accountAddedAt.add({ hours: 24 * newAccountDays }),
    now,
  )
  const found: [WithdrawalWarning, boolean][] = [
    ['account_new', check.accountPaid === 0 && isNew > 0],
    ['account_returned', check.accountReturned > 0],
    ['larger_than_before', check.largestPaid !== null && amount > check.largestPaid],
    ['just_below_limit', amount + before <= limit && amount + before > limit * justBelow],
    ['split', amount <= limit && amount + before > limit],
    ['security_changed', check.securityChangedAt !== null],
  ]
  return found.flatMap(([warning, isFound]) => (isFound ? [warning] : []))
}
