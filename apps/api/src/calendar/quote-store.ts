import type { ExtraCode } from '@marea/contract/pricing.ts'
import { CancellationPolicy } from '@marea/contract/suites.ts'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database.ts'
import { Line, type Price, type Stay } from '#pricing/price.ts'

type Db = Database | Transaction

export type NewQuote = {
  suiteId: string
  /** Who asked; a visitor's quote is anybody's. */
  userId: string | null
  stay: Stay
  price: Price
  policy: CancellationPolicy
  extras: ExtraCode[]
  coupon: { id: string; code: string } | null
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

export type StoredQuote = NewQuote & { id: string }

export async function insertQuote(db: Db, quote: NewQuote): Promise<string> {
  const { suiteId, userId, stay, price, policy, extras, coupon } = quote
  const { checkInAt, checkOutAt, createdAt, expiresAt } = quote
  const { checkIn, checkOut, guests, pets } = stay
  const row = await db
    .insertInto('quotes')
    .values({
      ...{ suiteId, userId, guests, pets, extras, checkInAt, checkOutAt, createdAt, expiresAt },
      nights: sql<string>`daterange(${checkIn}, ${checkOut})`,
      lines: JSON.stringify(price.lines),
      totalAmount: price.total,
      cancellation: JSON.stringify(policy),
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findQuote(db: Db, id: string): Promise<StoredQuote | undefined> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .select([
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
      // The driver reads arrays of built-in types only.
      sql<ExtraCode[]>`extras::text[]`.as('extras'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { suiteId, userId, checkIn, checkOut, guests, pets, extras, couponId, couponCode } = row
  const { checkInAt, checkOutAt, createdAt, expiresAt } = row
  return {
    ...{ id, suiteId, userId, extras, checkInAt, checkOutAt, createdAt, expiresAt },
    stay: { checkIn, checkOut, guests, pets },
    price: { lines: Line.array().parse(row.lines), total: row.totalAmount },
    policy: CancellationPolicy.parse(row.cancellation),
    coupon: couponId && couponCode ? { id: couponId, code: couponCode } : null,
  }
}

export async function deleteQuotesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('quotes').where('expiresAt', '<', instant).execute()
}
