import { type Db, queryPrepared, type Statement } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'
import {
  type NewQuote,
  type QuoteRow,
  quoteColumns,
  quoteOf,
  type StoredQuote,
} from './stored-quote.ts'

const insertion = namedStatement({
  name: 'insert-quote',
  text: `
    insert into quotes (suite_id, user_id, nights, guests, children, infants, pets, extras, lines, total_amount,
      cancellation, security_deposit_amount, coupon_id, coupon_code, check_in_at, check_out_at,
      created_at, expires_at)
    values (:suiteId, :userId, daterange(:checkIn, :checkOut), :guests, :children, :infants,
      :pets, :extras, :lines, :totalAmount, :cancellation, :securityDepositAmount, :couponId, :couponCode, :checkInAt,
      :checkOutAt, :createdAt, :expiresAt)
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
    children: stay.children,
    infants: stay.infants,
    pets: stay.pets,
    extras: quote.extras,
    lines: JSON.stringify(price.lines),
    totalAmount: price.total,
    cancellation: JSON.stringify(quote.policy),
    securityDepositAmount: quote.securityDepositAmount,
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

const quoteById: Statement = {
  name: 'quote-by-id',
  text: `select ${quoteColumns} from quotes q where q.id = $1`,
}

export async function findQuote(db: Db, id: string): Promise<StoredQuote | undefined> {
  const [row] = await queryPrepared<QuoteRow>(db, quoteById, [id])
  return row && quoteOf(row)
}

export async function deleteQuotesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('quotes').where('expiresAt', '<', instant).execute()
}
