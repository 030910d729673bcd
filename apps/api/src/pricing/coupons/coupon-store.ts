import type { AdminCoupon, CouponSort, NewCoupon } from '@marea/contract/pricing/coupons.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import { orderBy } from '#platform/db/order-by.ts'
import type { CouponUses } from '#platform/generated/database.ts'
import type { Coupon } from './coupon.ts'

function selectCoupons(db: Db) {
  return db
    .selectFrom('coupons')
    .select([
      'id',
      'code',
      'perMille',
      'amount',
      'bearer',
      'minNights',
      'minAmount',
      'mostUses',
      'mostUsesEach',
      'isFirstStay',
      'userId',
      'uses',
      sql<Temporal.Instant | null>`lower(usable)`.as('usableFrom'),
      sql<Temporal.Instant | null>`upper(usable)`.as('usableUntil'),
      sql<string | null>`lower(nights)::text`.as('nightsFrom'),
      sql<string | null>`upper(nights)::text`.as('nightsTo'),
      sql<
        string[]
      >`array(select suite_id::text from coupon_suites where coupon_id = coupons.id)`.as(
        'suiteIds',
      ),
    ])
}

export function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  return selectCoupons(db).where('code', '=', code).executeTakeFirst()
}

/** Locks the coupon, so that concurrent reservations wait for each other. */
export function lockCoupon(db: Transaction, id: string): Promise<Coupon | undefined> {
  return selectCoupons(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function addUse(db: Transaction, id: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', by) }))
    .where('id', '=', id)
    .execute()
}

export async function listUseNumbers(
  db: Db,
  { couponId, userId }: { couponId: string; userId: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('couponUses')
    .select('number')
    .where('couponId', '=', couponId)
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ number }) => number)
}

export async function hasUse(
  db: Db,
  { couponId, references }: { couponId: string; references: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('couponUses')
    .select('reference')
    .where('couponId', '=', couponId)
    .where('reference', 'in', references)
    .executeTakeFirst()
  return row !== undefined
}

export function findUse(db: Db, reference: string) {
  return db
    .selectFrom('couponUses')
    .select(['couponId', 'userId', 'usedAt'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

export async function insertUse(db: Transaction, use: Insertable<CouponUses>): Promise<void> {
  await db.insertInto('couponUses').values(use).execute()
}

export async function markUsed(
  db: Transaction,
  reference: string,
  usedAt: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('couponUses')
    .set({ usedAt })
    .where('reference', '=', reference)
    .where('usedAt', 'is', null)
    .execute()
}

export async function moveUse(
  db: Transaction,
  { from, to, usedAt }: { from: string; to: string; usedAt: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('couponUses')
    .set({ reference: to, usedAt })
    .where('reference', '=', from)
    .execute()
}

export function deleteUse(db: Transaction, reference: string) {
  return db
    .deleteFrom('couponUses')
    .where('reference', '=', reference)
    .returning('couponId')
    .executeTakeFirst()
}

export async function insertCoupon(
  db: Transaction,
  { suiteIds, usableFrom, usableUntil, nightsFrom, nightsTo, ...coupon }: NewCoupon,
  createdAt: Temporal.Instant,
): Promise<string> {
  const { id } = await db
    .insertInto('coupons')
    .values({
      ...coupon,
      usable: sql<string>`tstzrange(${usableFrom}, ${usableUntil})`,
      nights: nightsFrom || nightsTo ? sql<string>`daterange(${nightsFrom}, ${nightsTo})` : null,
      createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (suiteIds.length) {
    await db
      .insertInto('couponSuites')
      .values(suiteIds.map((suiteId) => ({ suiteId, couponId: id })))
      .execute()
  }
  return id
}

export type CouponRow = Coupon & { createdAt: Temporal.Instant }

export function findCouponRow(db: Db, id: string): Promise<CouponRow | undefined> {
  return selectCoupons(db).select('createdAt').where('id', '=', id).executeTakeFirst()
}

export type CouponSearch = {
  state?: AdminCoupon['state'] | undefined
  find: string
  sort?: CouponSort | undefined
  now: Temporal.Instant
}

const sortedBy = { code: sql`code`, uses: sql`uses`, until: sql`upper(usable)` }

export function listCoupons(
  db: Db,
  search: CouponSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<CouponRow[]> {
  return selectCoupons(db)
    .select('createdAt')
    .where(isFound(search))
    .orderBy(orderBy(search.sort, sortedBy, sql`created_at desc`))
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

function isFound({ state, find, now }: CouponSearch): RawBuilder<boolean> {
  const part = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  const current = sql<AdminCoupon['state']>`case when upper(usable) <= ${now} then 'over'
    when lower(usable) > ${now} then 'coming' when uses >= most_uses then 'used_up' else 'usable' end`
  return sql`code ilike ${part} and (${state ?? null}::text is null or ${current} = ${state ?? null})`
}

export async function countCoupons(db: Db, search: CouponSearch): Promise<number> {
  const { count } = await db
    .selectFrom('coupons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isFound(search))
    .executeTakeFirstOrThrow()
  return count
}

/** A coupon that was not yet usable gets a range in the past; one that has ended stays as it is. */
export function endCoupon(db: Transaction, id: string, now: Temporal.Instant) {
  const begun = sql`least(lower(usable), ${now}::timestamptz - interval '1 second')`
  return db
    .updateTable('coupons')
    .set({ usable: sql<string>`tstzrange(${begun}, ${now})` })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(upper(usable) > ${now}, true)`)
    .returning('code')
    .executeTakeFirst()
}
