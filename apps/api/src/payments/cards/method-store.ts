import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type {
  CardProcessor,
  CardSetups,
  PaymentCustomers,
  PaymentMethods,
} from '#platform/generated/database.ts'

/** The processor names the ids, because each processor has its own. */
type Named<Row> = Row & { processor: CardProcessor }

export type MethodRow = Selectable<PaymentMethods>
export type SetupRow = Selectable<CardSetups>

export async function findCustomer(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('paymentCustomers')
    .select('customerId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.customerId
}

export async function insertCustomer(
  db: Db,
  row: Named<Insertable<PaymentCustomers>>,
): Promise<void> {
  await db
    .insertInto('paymentCustomers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function listMethods(db: Db, userId: string): Promise<MethodRow[]> {
  return db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()
}

export function findMethod(db: Db, id: string): Promise<MethodRow | undefined> {
  return db.selectFrom('paymentMethods').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the person's row, so that concurrent changes leave one default card. */
export async function lockMethodsOf(db: Transaction, userId: string): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function clearDefault(db: Transaction, userId: string): Promise<void> {
  await db
    .updateTable('paymentMethods')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute()
}

export async function insertMethod(db: Transaction, row: Named<Insertable<PaymentMethods>>) {
  await db
    .insertInto('paymentMethods')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        isDefault: row.isDefault,
        holderName: row.holderName,
        fingerprint: row.fingerprint,
        removedAt: null,
      }),
    )
    .execute()
}

export async function updateMethod(
  db: Transaction,
  id: string,
  changes: Updateable<PaymentMethods>,
) {
  await db.updateTable('paymentMethods').set(changes).where('id', '=', id).execute()
}

/** Returns the setup with this key, new or existing. */
export function insertSetup(db: Db, setup: Named<Insertable<CardSetups>>): Promise<SetupRow> {
  return db
    .insertInto('cardSetups')
    .values(setup)
    .onConflict((conflict) =>
      conflict
        .constraint('card_setups_request_unique')
        .doUpdateSet((eb) => ({ requestKey: eb.ref('excluded.requestKey') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findSetup(db: Db, id: string): Promise<SetupRow | undefined> {
  return db.selectFrom('cardSetups').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Changes nothing once the setup has ended; returns whether it did. */
export async function updateOpenSetup(db: Db, id: string, changes: Updateable<CardSetups>) {
  const { numUpdatedRows } = await db
    .updateTable('cardSetups')
    .set(changes)
    .where('id', '=', id)
    .where('status', 'not in', ['saved', 'failed'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function listOpenSetups(db: Db, before: Temporal.Instant): Promise<SetupRow[]> {
  return db
    .selectFrom('cardSetups')
    .selectAll()
    .where('status', 'not in', ['saved', 'failed'])
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(200)
    .execute()
}

export async function deleteCardsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('paymentMethods').where('userId', '=', userId).execute()
  await db.deleteFrom('cardSetups').where('userId', '=', userId).execute()
  await db.deleteFrom('paymentCustomers').where('userId', '=', userId).execute()
}
