import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { BankAccountKind, BankCountry } from '#platform/generated/database.ts'

export type CheckRow = {
  id: string
  requestedAt: Temporal.Instant
  bankKind: BankAccountKind
  memberSince: Temporal.Instant
  accountAddedAt: Temporal.Instant
  accountPaid: number
  accountReturned: number
  largestPaid: number | null
  securityChangedAt: Temporal.Instant | null
  batchId: string | null
}

/** What an administrator compares before approving, for each of these withdrawals. */
export async function listChecks(
  db: Db,
  ids: readonly string[],
  since: Temporal.Instant,
): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select asked.id, asked.requested_at "requestedAt", bank_accounts.kind "bankKind",
      users.created_at "memberSince", bank_accounts.created_at "accountAddedAt",
      (select count(*)::int from withdrawals earlier
        where earlier.bank_account_id = asked.bank_account_id and earlier.status = 'paid'
          and earlier.requested_at < asked.requested_at) "accountPaid",
      (select count(*)::int from withdrawals earlier
        where earlier.bank_account_id = asked.bank_account_id and earlier.status = 'returned'
          and earlier.requested_at < asked.requested_at) "accountReturned",
      (select max(earlier.amount) from withdrawals earlier
        where earlier.user_id = asked.user_id and earlier.status = 'paid'
          and earlier.requested_at < asked.requested_at) "largestPaid",
      (select max(occurred_at) from events
        where subject = 'user:' || asked.user_id and occurred_at >= ${since}
          and events.kind in ('identity.password_reset', 'identity.password_changed')
      ) "securityChangedAt",
      (select batch_id from payout_items where withdrawal_id = asked.id) "batchId"
    from withdrawals asked
    join bank_accounts on bank_accounts.id = asked.bank_account_id
    join users on users.id = asked.user_id
    where asked.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

export async function countByStatus(db: Db) {
  return db
    .selectFrom('withdrawals')
    .select('status')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`sum(amount + fee)::bigint`.as('amount'),
    ])
    .groupBy('status')
    .execute()
}

/** Approved withdrawals that no batch has taken, by country. */
export function sumUnbatched(
  db: Db,
): Promise<{ country: BankCountry; count: number; amount: number }[]> {
  return db
    .selectFrom('withdrawals')
    .innerJoin('bankAccounts', 'bankAccounts.id', 'withdrawals.bankAccountId')
    .leftJoin('payoutItems', 'payoutItems.withdrawalId', 'withdrawals.id')
    .select('country')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`sum(amount)::bigint`.as('amount'),
    ])
    .where('status', '=', 'approved')
    .where('payoutItems.withdrawalId', 'is', null)
    .groupBy('country')
    .orderBy('country', 'desc')
    .execute()
}

/** All people who have ever added the account with these numbers. */
export async function listHolders(db: Db, bankAccountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bankAccounts as given')
    .innerJoin('bankAccounts as same', 'same.fingerprint', 'given.fingerprint')
    .select('same.userId')
    .distinct()
    .where('given.id', '=', bankAccountId)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** What else waits to be paid to the account of this withdrawal, in no file that the bank may have. */
export async function listWaitingBeside(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select waiting.id from withdrawals given
    join withdrawals waiting on waiting.bank_account_id = given.bank_account_id
    left join payout_items on payout_items.withdrawal_id = waiting.id
    left join payout_batches on payout_batches.id = batch_id
    where given.id = ${id} and waiting.status in ('requested', 'approved')
      and downloaded_at is null
    order by waiting.requested_at, waiting.id`.execute(db)
  return rows.map((row) => row.id)
}

/** For each withdrawal, the others of the same person or account that were approved since then. */
export async function sumApproved(
  db: Db,
  ids: readonly string[],
  since: Temporal.Instant,
): Promise<{ id: string; amount: number }[]> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select asked.id, sum(other.amount)::bigint amount
    from withdrawals asked
    join bank_accounts account on account.id = asked.bank_account_id
    join bank_accounts same on same.fingerprint = account.fingerprint or same.user_id = asked.user_id
    join withdrawals other on other.bank_account_id = same.id and other.id <> asked.id
    join withdrawal_steps step on step.withdrawal_id = other.id and step.status = 'approved'
    where asked.id = any(${ids}::uuid[]) and step.taken_at > ${since}
      and other.status in ('approved', 'sent', 'paid')
    group by asked.id`.execute(db)
  return rows
}
