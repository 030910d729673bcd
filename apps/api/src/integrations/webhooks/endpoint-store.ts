import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { WebhookEndpoints } from '#platform/generated/database.ts'

export type EndpointRow = Selectable<WebhookEndpoints>

/** One addition at a time, or two could each see the last place that is left. */
export async function lockEndpointsOf(db: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${userId}`}, 0))`.execute(db)
}

export function listEndpoints(db: Db, userId: string) {
  return endpointsOf(db, userId).orderBy('createdAt').orderBy('id').execute()
}

export function findEndpoint(db: Db, userId: string, id: string) {
  return endpointsOf(db, userId).where('id', '=', id).executeTakeFirst()
}

function endpointsOf(db: Db, userId: string) {
  return db
    .selectFrom('webhookEndpoints')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhookDeliveries')
          .select(['status as latestStatus', 'webhookDeliveries.createdAt as latestAt'])
          .whereRef('endpointId', '=', 'webhookEndpoints.id')
          .orderBy('position', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('webhookEndpoints')
    .select(['latestStatus', 'latestAt'])
    .where('userId', '=', userId)
}

export type ShownEndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number]

export async function insertEndpoint(
  db: Transaction,
  endpoint: Insertable<WebhookEndpoints>,
): Promise<void> {
  await db.insertInto('webhookEndpoints').values(endpoint).execute()
}

export async function updateEndpoint(
  db: Db,
  id: string,
  change: Updateable<WebhookEndpoints>,
): Promise<void> {
  await db.updateTable('webhookEndpoints').set(change).where('id', '=', id).execute()
}

export async function deleteEndpoint(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('webhookEndpoints').where('id', '=', id).execute()
}

export async function deleteEndpointsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('webhookEndpoints').where('userId', '=', userId).execute()
}

/** Skips endpoints that another process delivers to; the claim of a process that died ends by itself. */
export function claimDueEndpoints(
  db: Db,
  { now, until, limit }: { now: Temporal.Instant; until: Temporal.Instant; limit: number },
): Promise<EndpointRow[]> {
  return db
    .updateTable('webhookEndpoints')
    .set({ claimedUntil: until })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhookEndpoints')
        .select('id')
        .where('disabledAt', 'is', null)
        .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('webhookDeliveries')
              .select('webhookDeliveries.id')
              .whereRef('endpointId', '=', 'webhookEndpoints.id')
              .where('status', '=', 'waiting')
              .where('nextAttemptAt', '<=', now),
          ),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Undefined if it was removed meanwhile. */
export function lockEndpoint(db: Transaction, id: string): Promise<EndpointRow | undefined> {
  return db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Those that fail now, and those that were turned off because they did. */
export async function countFailing(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('webhookEndpoints')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((eb) => eb.or([eb('failingSince', 'is not', null), eb('disabledBy', '=', 'failures')]))
    .executeTakeFirstOrThrow()
  return count
}
