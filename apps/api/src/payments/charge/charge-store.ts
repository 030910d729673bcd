import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { SucceededCharge } from '#platform/cards/port.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { CardProcessor, Charges } from '#platform/generated/database.ts'

export type ChargeRow = Selectable<Charges>

/**
 * The charge of this key, new or existing; the update that changes nothing makes PostgreSQL return it.
 * One that exists is found without that update, which would lock it after the booking, while its
 * settlement locks them in the other order.
 */
export async function insertCharge(
  db: Db,
  charge: Insertable<Charges> & { processor: CardProcessor },
): Promise<ChargeRow> {
  const known = await db
    .selectFrom('charges')
    .selectAll()
    .where('userId', '=', charge.userId)
    .where('requestKey', '=', charge.requestKey)
    .executeTakeFirst()
  if (known) return known
  return db
    .insertInto('charges')
    .values(charge)
    .onConflict((conflict) =>
      conflict
        .constraint('charges_request_unique')
        .doUpdateSet((eb) => ({ requestKey: eb.ref('excluded.requestKey') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findCharge(db: Db, id: string): Promise<ChargeRow | undefined> {
  return db.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockCharge(db: Transaction, id: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Changes nothing once the charge has ended. */
export function updateOpenCharge(
  db: Db,
  id: string,
  changes: Updateable<Charges>,
): Promise<ChargeRow | undefined> {
  return db
    .updateTable('charges')
    .set(changes)
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** What is stored of a charge that the processor reports as paid. */
export function paidColumns({ processorId, status, fee, card }: SucceededCharge) {
  return {
    status,
    fee,
    intentId: processorId,
    cardBrand: card?.brand ?? null,
    cardLastFour: card?.lastFour ?? null,
    cardWallet: card?.wallet ?? null,
  }
}

export async function addRefunded(db: Transaction, id: string, amount: number): Promise<void> {
  await db
    .updateTable('charges')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('id', '=', id)
    .execute()
}

export function listChargesFor(db: Db, references: readonly string[]): Promise<ChargeRow[]> {
  if (references.length === 0) return Promise.resolve([])
  return db.selectFrom('charges').selectAll().where('reference', 'in', references).execute()
}

/** Charges that failed to settle wait for their next attempt, so that they do not hold up the others. */
export function listOpenCharges(
  db: Db,
  { before, now }: { before: Temporal.Instant; now: Temporal.Instant },
): Promise<ChargeRow[]> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('settledAt', 'is', null)
    .where('createdAt', '<', before)
    .where((eb) => eb.or([eb('settleAfter', 'is', null), eb('settleAfter', '<=', now)]))
    .orderBy('createdAt')
    .limit(200)
    .execute()
}

export function noteSettleFailure(
  db: Db,
  id: string,
  { now, maxMinutes }: { now: Temporal.Instant; maxMinutes: number },
) {
  return db
    .updateTable('charges')
    .set((eb) => ({
      settleAttempts: eb('settleAttempts', '+', 1),
      settleFailedAt: eb.fn.coalesce('settleFailedAt', eb.val(now)),
      settleAfter: sql<Temporal.Instant>`${now}::timestamptz
        + make_interval(mins => least(power(2, least(settle_attempts, 10)), ${maxMinutes})::int)`,
    }))
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning(['settleAttempts', 'settleFailedAt'])
    .executeTakeFirst()
}

export async function countUnsettled(db: Db): Promise<Record<ChargeRow['purpose'], number>> {
  const rows = await db
    .selectFrom('charges')
    .select(['purpose', sql<number>`count(*)::int`.as('count')])
    .where('settleFailedAt', 'is not', null)
    .where('settledAt', 'is', null)
    .groupBy('purpose')
    .execute()
  const counts = Object.fromEntries(rows.map(({ purpose, count }) => [purpose, count]))
  return {
    booking: counts.booking ?? 0,
    deposit: counts.deposit ?? 0,
    gift_card: counts.gift_card ?? 0,
  }
}

export async function hasOpenCharge(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('charges')
    .select('id')
    .where('userId', '=', userId)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export function findChargeByIntent(db: Db, intentId: string): Promise<ChargeRow | undefined> {
  return db.selectFrom('charges').selectAll().where('intentId', '=', intentId).executeTakeFirst()
}
