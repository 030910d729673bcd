import type { ExtraCode } from '@marea/contract/pricing/endpoints.ts'
import { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import {
  type Database,
  queryPrepared,
  type Statement,
  type Transaction,
} from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'
import { Line, type Price, type Stay } from '#pricing/price.ts'

type Db = Database | Transaction

export type NewQuote = {
  suiteId: string
  /** Who requested it; a visitor's quote may be used by anybody. */
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

const insertion = namedStatement({
  name: 'insert-quote',
  text: `
    insert into quotes (suite_id, user_id, nights, guests, pets, extras, lines, total_amount,
      cancellation, coupon_id, coupon_code, check_in_at, check_out_at, created_at, expires_at)
    values (:suiteId, :userId, daterange(:checkIn, :checkOut), :guests, :pets, :extras, :lines,
      :totalAmount, :cancellation, :couponId, :couponCode, :checkInAt, :checkOutAt, :createdAt,
      :expiresAt)
    returning id`,
})

export async function insertQuote(db: Db, quote: NewQuote): Promise<string> {
  const { stay, price, coupon } = quote
  const [row] = await queryNamed<{ id: string }>(db, insertion, {
    suiteId: quote.suiteId,
    userId: quote.userId,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    guests: stay.guests,
    pets: stay.pets,
    extras: quote.extras,
    lines: JSON.stringify(price.lines),
    totalAmount: price.total,
    cancellation: JSON.stringify(quote.policy),
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    checkInAt: quote.checkInAt.toString(),
    checkOutAt: quote.checkOutAt.toString(),
    createdAt: quote.createdAt.toString(),
    expiresAt: quote.expiresAt.toString(),
  })
  if (!row) throw new Error('The quote was not written.')
  return row.id
}

/** Columns of `quotes q`; the driver parses arrays of built-in types only. */
export const quoteColumns = `
  q.id, q.suite_id "suiteId", q.user_id "userId", lower(q.nights)::text "checkIn",
  upper(q.nights)::text "checkOut", q.guests, q.pets, q.extras::text[] "extras", q.lines,
  q.total_amount "totalAmount", q.cancellation, q.coupon_id "couponId", q.coupon_code "couponCode",
  q.check_in_at "checkInAt", q.check_out_at "checkOutAt", q.created_at "createdAt",
  q.expires_at "expiresAt"`

export type QuoteRow = Stay & {
  id: string
  suiteId: string
  userId: string | null
  extras: ExtraCode[]
  lines: unknown
  totalAmount: number
  cancellation: unknown
  couponId: string | null
  couponCode: string | null
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

const quoteById: Statement = {
  name: 'quote-by-id',
  text: `select ${quoteColumns} from quotes q where q.id = $1`,
}

export async function findQuote(db: Db, id: string): Promise<StoredQuote | undefined> {
  const [row] = await queryPrepared<QuoteRow>(db, quoteById, [id])
  return row && quoteOf(row)
}

export function quoteOf(row: QuoteRow): StoredQuote {
  const { id, suiteId, userId, checkIn, checkOut, guests, pets, extras, couponId, couponCode } = row
  const { checkInAt, checkOutAt, createdAt, expiresAt } = row
  return {
    id,
    suiteId,
    userId,
    extras,
    checkInAt,
    checkOutAt,
    createdAt,
    expiresAt,
    stay: { checkIn, checkOut, guests, pets },
    price: { lines: Line.array().parse(row.lines), total: row.totalAmount },
    policy: CancellationPolicy.parse(row.cancellation),
    coupon: couponId && couponCode ? { id: couponId, code: couponCode } : null,
  }
}

export async function deleteQuotesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('quotes').where('expiresAt', '<', instant).execute()
}
