import { withdrawalsListed } from '@marea/contract/wallet/admin-withdrawals.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type {
  WithdrawalSource,
  WithdrawalStatus,
  WithdrawalSteps,
  Withdrawals,
} from '#platform/generated/database.ts'

export type WithdrawalRow = Selectable<Withdrawals>

export async function insertWithdrawal(db: Transaction, withdrawal: Insertable<Withdrawals>) {
  await db.insertInto('withdrawals').values(withdrawal).execute()
}

export function findByRequest(
  db: Db,
  userId: string,
  requestKey: string,
): Promise<WithdrawalRow | undefined> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst()
}

export function lockWithdrawal(db: Transaction, id: string): Promise<WithdrawalRow | undefined> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateStatus(db: Transaction, id: string, status: WithdrawalStatus) {
  await db.updateTable('withdrawals').set({ status }).where('id', '=', id).execute()
}

export async function insertStep(db: Transaction, step: Insertable<WithdrawalSteps>) {
  await db.insertInto('withdrawalSteps').values(step).execute()
}

type Asked = {
  id?: string
  userId?: string
  source?: WithdrawalSource
  status?: WithdrawalStatus
}

/** Waiting ones oldest first; those of one user and ended ones newest first. */
export function listWithdrawals(db: Db, { id, userId, source, status }: Asked) {
  const hasEnded = status === 'paid' || status === 'rejected' || status === 'returned'
  const isNewestFirst = userId !== undefined || hasEnded
  return db
    .selectFrom('withdrawals')
    .innerJoin('bankAccounts', 'bankAccounts.id', 'withdrawals.bankAccountId')
    .innerJoin('users', 'users.id', 'withdrawals.userId')
    .select(['withdrawals.id', 'withdrawals.userId', 'source', 'amount', 'fee', 'status'])
    .select(['withdrawals.currency', 'arrivesOn'])
    .select(['country', 'bankName', 'lastFour', 'fullName', 'email'])
    .$if(id !== undefined, (query) => query.where('withdrawals.id', '=', id ?? ''))
    .$if(userId !== undefined, (query) => query.where('withdrawals.userId', '=', userId ?? ''))
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'wallet'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'requested'))
    .orderBy('requestedAt', isNewestFirst ? 'desc' : 'asc')
    .orderBy('withdrawals.id')
    .limit(withdrawalsListed)
    .execute()
}

export function listSteps(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('withdrawalSteps')
    .select(['withdrawalId', 'status', 'reason', 'returnCode', 'takenAt'])
    .where('withdrawalId', '=', sql<string>`any(${ids})`)
    .orderBy('takenAt')
    .orderBy('status')
    .execute()
}
