import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Deposits } from '#platform/generated/database.ts'

export type Deposit = Selectable<Deposits>

type NewDeposit = Pick<Deposit, 'userId' | 'requestKey' | 'amount' | 'requestedAt'>

/** The deposit of this key, new or existing; the no-op update makes it return the row. */
export function insertDeposit(db: Db, deposit: NewDeposit): Promise<Deposit> {
  return db
    .insertInto('deposits')
    .values(deposit)
    .onConflict((conflict) =>
      conflict
        .constraint('deposits_request_unique')
        .doUpdateSet((eb) => ({ requestKey: eb.ref('excluded.requestKey') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function lockDeposit(db: Transaction, id: string): Promise<Deposit | undefined> {
  return db.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function updateDeposit(
  db: Transaction,
  id: string,
  settlement: Pick<Deposit, 'status' | 'failure' | 'settledAt'>,
): Promise<Deposit> {
  return db
    .updateTable('deposits')
    .set(settlement)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function selectDeposits(db: Db, userId: string): Promise<Deposit[]> {
  return db
    .selectFrom('deposits')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('requestedAt', 'desc')
    .limit(200)
    .execute()
}
