import { randomUUID } from 'node:crypto'
import { usd } from '@marea/contract/platform/money.ts'
import type { GuestWithdrawal } from '@marea/contract/wallet/endpoints.ts'
import type { PayoutBatch } from '@marea/contract/wallet/payouts.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import type { BankCountry } from '#platform/generated/database.ts'
import { Problem } from '#platform/problem.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { type Move, post } from '#wallet/ledger/post.ts'
import { sourceAccount } from './hold-withdrawal.ts'
import { requireAch } from './payout-file.ts'
import {
  insertBatch,
  listBatches,
  listItems,
  lockApproved,
  lockBatch,
  updateSent,
} from './payout-store.ts'
import { transitionWithdrawal, type Why } from './withdrawal-steps.ts'
import type { WithdrawalRow } from './withdrawal-store.ts'

const maxBatchItems = 5000

export async function payoutBatches(ctx: Ctx): Promise<PayoutBatch[]> {
  return (await listBatches(ctx.db)).map(toPayoutBatch)
}

export async function createPayoutBatch(
  ctx: Ctx,
  country: BankCountry,
): Promise<PayoutBatch | null> {
  if (country === 'US') requireAch(ctx)
  const id = randomUUID()
  const count = await inTransaction(ctx, async (ctx) => {
    const withdrawals = await lockApproved(ctx.db, country, maxBatchItems)
    const batch = { id, country, createdAt: ctx.now }
    if (withdrawals.length > 0) await insertBatch(ctx.db, batch, withdrawals)
    return withdrawals.length
  }).catch((error) => {
    const isFull = violates(error, 'payout_batches_file_number_check')
    throw isFull ? new Problem('payouts.too_many_files') : error
  })
  return count > 0 ? showBatch(ctx, id) : null
}

/** All of a batch or nothing; sent batches stay sent. */
export async function sendPayouts(ctx: Ctx, batchId: string): Promise<PayoutBatch> {
  await inTransaction(ctx, async (ctx) => {
    const batch = await lockBatch(ctx.db, batchId)
    if (!batch) throw new Problem('resource.not_found')
    if (batch.sentAt) return
    for (const { withdrawalId } of await listItems(ctx.db, batchId)) {
      await moveWithdrawal(ctx, withdrawalId, { status: 'sent' }, ({ amount, fee }) => [
        { from: ledgerAccounts.withdrawalsPending, to: ledgerAccounts.withdrawalsSent, amount },
        { from: ledgerAccounts.withdrawalsPending, to: ledgerAccounts.feeIncome, amount: fee },
      ])
    }
    await updateSent(ctx.db, batchId, ctx.now)
  })
  return showBatch(ctx, batchId)
}

export function payWithdrawal(ctx: Ctx, id: string): Promise<GuestWithdrawal> {
  return moveWithdrawal(ctx, id, { status: 'paid' }, ({ amount }) => [
    { from: ledgerAccounts.withdrawalsSent, to: ledgerAccounts.cash, amount },
  ])
}

/** A bank can return money days after it was paid; amount and fee are returned to their source account. */
export function returnWithdrawal(ctx: Ctx, id: string, why: Why): Promise<GuestWithdrawal> {
  return moveWithdrawal(ctx, id, { status: 'returned', ...why }, (row) => {
    const { source, userId, amount, fee, status } = row
    const { cash, withdrawalsSent, feeIncome } = ledgerAccounts
    const to = sourceAccount(source, userId)
    return [
      { from: status === 'paid' ? cash : withdrawalsSent, to, amount },
      { from: feeIncome, to, amount: fee },
    ]
  })
}

type WithdrawnMoney = Pick<WithdrawalRow, 'source' | 'userId' | 'amount' | 'fee' | 'status'>

function moveWithdrawal(
  ctx: Ctx,
  id: string,
  next: { status: 'sent' | 'paid' | 'returned' } & Partial<Why>,
  movesOf: (row: WithdrawnMoney) => Move[],
): Promise<GuestWithdrawal> {
  return transitionWithdrawal(ctx, id, next, async (ctx, row) => {
    await post(ctx, {
      key: `withdrawal:${id}:${next.status}`,
      kind: `withdrawal.${next.status}`,
      reference: `withdrawal:${id}`,
      moves: movesOf(row),
      currency: row.currency,
    })
  })
}

async function showBatch(ctx: Ctx, id: string): Promise<PayoutBatch> {
  const [batch] = await listBatches(ctx.db, id)
  if (!batch) throw new Problem('resource.not_found')
  return toPayoutBatch(batch)
}

type Row = Awaited<ReturnType<typeof listBatches>>[number]

function toPayoutBatch({ id, country, count, amount, createdAt, sentAt }: Row): PayoutBatch {
  return {
    id,
    country,
    count,
    amount: usd(amount),
    createdAt: createdAt.toString(),
    sentAt: sentAt?.toString() ?? null,
  }
}
