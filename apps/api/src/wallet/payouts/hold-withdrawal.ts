import { randomUUID } from 'node:crypto'
import type { TransactionCtx } from '#platform/ctx.ts'
import type { WithdrawalSource } from '#platform/generated/database.ts'
import { Problem } from '#platform/problem.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { recordStep } from './withdrawal-steps.ts'
import { findByRequest, insertWithdrawal } from './withdrawal-store.ts'

type NewWithdrawal = {
  source: WithdrawalSource
  userId: string
  bankAccountId: string
  requestKey: string
  amount: number
  fee: number
  arrivesOn: Temporal.PlainDate
}

/** Amount and fee leave the account at once; the caller has locked it and checked that it holds both. */
export async function holdWithdrawal(
  ctx: TransactionCtx,
  withdrawal: NewWithdrawal,
): Promise<string> {
  const { source, userId, amount, fee } = withdrawal
  const id = randomUUID()
  const { id: entryId } = await post(ctx, {
    key: `withdrawal:${id}:request`,
    kind: 'withdrawal.requested',
    reference: `withdrawal:${id}`,
    moves: [
      {
        from: sourceAccount(source, userId),
        to: ledgerAccounts.withdrawalsPending,
        amount: amount + fee,
      },
    ],
  })
  await insertWithdrawal(ctx.db, { ...withdrawal, id, entryId, requestedAt: ctx.now })
  await recordStep(ctx, { id, userId, amount, source }, { status: 'requested' })
  return id
}

/** Finds the withdrawal of an earlier request with the same key, which must have been the same request. */
export async function findRepeated(
  { db }: TransactionCtx,
  {
    userId,
    requestKey,
    amount,
    bankAccountId,
  }: Omit<NewWithdrawal, 'source' | 'fee' | 'arrivesOn'>,
): Promise<string | undefined> {
  const known = await findByRequest(db, userId, requestKey)
  if (!known) return undefined
  const isSame = known.amount === amount && known.bankAccountId === bankAccountId
  if (!isSame) throw new Problem('ledger.key_reused')
  return known.id
}

/** The account the money is taken from, and returned to if the bank returns it. */
export function sourceAccount(source: WithdrawalSource, userId: string): string {
  return source === 'payable' ? ledgerAccounts.payable(userId) : ledgerAccounts.wallet(userId)
}
