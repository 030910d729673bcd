import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { WebhookAttempts, WebhookDeliveries } from '#platform/generated/database.ts'

export type DeliveryRow = Selectable<WebhookDeliveries>

type NewEvent = { eventId: string; kind: string; body: string; createdAt: Temporal.Instant }

/** For every endpoint of these people that wants this kind; an event that it has is left alone. */
export async function insertDeliveries(
  db: Db,
  userIds: readonly string[],
  { eventId, kind, body, createdAt }: NewEvent,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('webhookDeliveries')
    .columns(['id', 'endpointId', 'eventId', 'kind', 'body', 'createdAt', 'nextAttemptAt'])
    .expression((eb) =>
      eb
        .selectFrom('webhookEndpoints')
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          'id as endpointId',
          sql<string>`${eventId}`.as('eventId'),
          sql<string>`${kind}`.as('kind'),
          sql<string>`${body}`.as('body'),
          sql<Temporal.Instant>`${createdAt}::timestamptz`.as('createdAt'),
          sql<Temporal.Instant>`${createdAt}::timestamptz`.as('nextAttemptAt'),
        ])
        .where('userId', 'in', userIds.length ? userIds : [null])
        .where('disabledAt', 'is', null)
        .where(sql<boolean>`${kind} = any (kinds)`),
    )
    .onConflict((conflict) => conflict.columns(['endpointId', 'eventId']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

export function insertDelivery(
  db: Transaction,
  delivery: Insertable<WebhookDeliveries>,
): Promise<DeliveryRow> {
  return db
    .insertInto('webhookDeliveries')
    .values(delivery)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findDelivery(db: Db, id: string): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listDeliveries(
  db: Db,
  endpointId: string,
  page: { limit: number; offset: number },
) {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('endpointId', '=', endpointId)
    .orderBy('position', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countDeliveries(db: Db, endpointId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('endpointId', '=', endpointId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function listDue(
  db: Db,
  endpointId: string,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('endpointId', '=', endpointId)
    .where('status', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .orderBy('position')
    .limit(limit)
    .execute()
}

export function updateDelivery(
  db: Db,
  id: string,
  change: Updateable<WebhookDeliveries>,
): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('webhookDeliveries')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** The endpoint is turned off; its waiting deliveries can be sent again by hand. */
export async function failWaiting(db: Transaction, endpointId: string): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'failed', nextAttemptAt: null })
    .where('endpointId', '=', endpointId)
    .where('status', '=', 'waiting')
    .execute()
}

export async function insertAttempt(
  db: Transaction,
  attempt: Insertable<WebhookAttempts>,
): Promise<void> {
  await db.insertInto('webhookAttempts').values(attempt).execute()
}

export function listAttempts(db: Db, deliveryId: string) {
  return db
    .selectFrom('webhookAttempts')
    .selectAll()
    .where('deliveryId', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

export async function deleteDeliveriesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('webhookDeliveries').where('createdAt', '<', instant).execute()
}
