import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'
import type { OccupancyKind } from '#platform/generated/database.ts'

/** Half-open: the night of `to` is not part of it. */
export type NightRange = { from: string; to: string }

export type Occupancy = NightRange & {
  suiteId: string
  kind: OccupancyKind
  reference: string
  expiresAt: Temporal.Instant | null
  /** How often the nights have moved. */
  revision?: number
}

const from = sql<string>`lower(nights)::text`.as('from')
const to = sql<string>`upper(nights)::text`.as('to')
const deleted = ['suiteId', 'kind', 'reference', 'expiresAt', 'revision', from, to] as const

const insertion = namedStatement({
  name: 'insert-occupancy',
  text: `
    insert into occupancies (suite_id, nights, kind, reference, expires_at, revision, created_at)
    values (:suiteId, daterange(:from, :to), :kind, :reference, :expiresAt, :revision, :createdAt)
    on conflict do nothing
    returning id`,
})

/** The exclusion constraint decides; false means somebody else has one of the nights. */
export async function insertOccupancy(
  db: Transaction,
  { suiteId, from, to, kind, reference, expiresAt, revision = 0 }: Occupancy,
  createdAt: Temporal.Instant,
): Promise<boolean> {
  const values = { suiteId, from, to, kind, reference, expiresAt, revision, createdAt }
  return (await queryNamed(db, insertion, values)).length === 1
}

/** Returns the references that were stored; some night of each other one is taken. */
export async function insertOccupancies(
  db: Transaction,
  occupancies: readonly Occupancy[],
  createdAt: Temporal.Instant,
): Promise<Set<string>> {
  if (!occupancies.length) return new Set()
  const rows = await db
    .insertInto('occupancies')
    .values(
      occupancies.map(({ from, to, revision = 0, ...occupancy }) => ({
        ...occupancy,
        revision,
        createdAt,
        nights: sql<string>`daterange(${from}, ${to})`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .execute()
  return new Set(rows.map(({ reference }) => reference))
}

export function findByReference(db: Db, reference: string): Promise<Occupancy | undefined> {
  return db
    .selectFrom('occupancies')
    .select(['suiteId', 'kind', 'reference', 'expiresAt', from, to])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** False means the hold no longer exists. */
export async function turnIntoBooking(db: Transaction, reference: string): Promise<boolean> {
  const rows = await db
    .updateTable('occupancies')
    .set({ kind: 'booking', expiresAt: null })
    .where('reference', '=', reference)
    .where('kind', '=', 'hold')
    .returning('id')
    .execute()
  return rows.length === 1
}

export function deleteByReference(db: Transaction, reference: string) {
  return db
    .deleteFrom('occupancies')
    .where('reference', '=', reference)
    .returning(deleted)
    .executeTakeFirst()
}

/** Sorted by id, so that two processes deleting the same holds cannot deadlock. */
export function deleteExpiredHolds(
  db: Transaction,
  now: Temporal.Instant,
  { suiteId, from, to }: NightRange & { suiteId: string },
): Promise<Occupancy[]> {
  const expired = db
    .selectFrom('occupancies')
    .select('id')
    .where('expiresAt', '<=', now)
    .where('suiteId', '=', suiteId)
    .where(sql<boolean>`nights && daterange(${from}, ${to})`)
    .orderBy('id')
    .forUpdate()
  return db.deleteFrom('occupancies').where('id', 'in', expired).returning(deleted).execute()
}

/** Skips rows that another process is deleting. */
export function deleteSomeExpired(
  db: Transaction,
  now: Temporal.Instant,
  most: number,
): Promise<Occupancy[]> {
  const expired = db
    .selectFrom('occupancies')
    .select('id')
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
  return db.deleteFrom('occupancies').where('id', 'in', expired).returning(deleted).execute()
}

/** Unavailable nights; expired holds are not among them. */
export function listTaken(
  db: Db,
  suiteIds: readonly string[],
  requested: NightRange & { now: Temporal.Instant; withHolds?: boolean },
): Promise<(NightRange & { suiteId: string; canExpire: boolean })[]> {
  return db
    .selectFrom('occupancies')
    .select(['suiteId', from, to, sql<boolean>`expires_at is not null`.as('canExpire')])
    .where('suiteId', 'in', suiteIds)
    .where(sql<boolean>`nights && daterange(${requested.from}, ${requested.to})`)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', requested.now)]))
    .$if(requested.withHolds === false, (query) => query.where('kind', '<>', 'hold'))
    .orderBy('nights')
    .execute()
}

export function listOccupancies(
  db: Db,
  suiteId: string,
  { today, now }: { today: string; now: Temporal.Instant },
) {
  return db
    .selectFrom('occupancies')
    .select(['kind', 'reference', 'revision', 'createdAt', from, to])
    .where('suiteId', '=', suiteId)
    .where(sql<boolean>`upper(nights) > ${today}::date`)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .orderBy('nights')
    .execute()
}

export type OccupiedRange = NightRange & {
  id: string
  suiteId: string
  kind: OccupancyKind
}

export function listOccupied(
  db: Db,
  suiteIds: readonly string[],
  requested: NightRange & { now: Temporal.Instant },
): Promise<OccupiedRange[]> {
  return db
    .selectFrom('occupancies')
    .select(['id', 'suiteId', 'kind', from, to])
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .where(sql<boolean>`nights && daterange(${requested.from}, ${requested.to})`)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', requested.now)]))
    .orderBy('nights')
    .execute()
}

/** References that begin like this; a reference has no characters that `like` would interpret. */
export function deleteExternal(db: Transaction, prefix: string): Promise<Occupancy[]> {
  return db
    .deleteFrom('occupancies')
    .where('kind', '=', 'external')
    .where('reference', 'like', `${prefix}%`)
    .returning(deleted)
    .execute()
}

export async function turnIntoBlocks(db: Transaction, prefix: string): Promise<number> {
  const rows = await db
    .updateTable('occupancies')
    .set({ kind: 'block' })
    .where('kind', '=', 'external')
    .where('reference', 'like', `${prefix}%`)
    .returning('id')
    .execute()
  return rows.length
}

export async function findOccupancyId(db: Db, reference: string): Promise<string> {
  const { id } = await db
    .selectFrom('occupancies')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return id
}
