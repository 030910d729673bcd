import type { CancellationPolicy } from '@marea/contract/suites.ts'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database.ts'
import type { Price, Stay } from '#pricing/price.ts'

type Db = Database | Transaction

export type NewQuote = {
  suiteId: string
  stay: Stay
  price: Price
  policy: CancellationPolicy
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

export async function insertQuote(db: Db, quote: NewQuote): Promise<string> {
  const { suiteId, stay, price, policy, createdAt, expiresAt } = quote
  const { checkIn, checkOut, guests, pets } = stay
  const row = await db
    .insertInto('quotes')
    .values({
      suiteId,
      nights: sql<string>`daterange(${checkIn}, ${checkOut})`,
      guests,
      pets,
      lines: JSON.stringify(price.lines),
      totalAmount: price.total,
      cancellation: JSON.stringify(policy),
      createdAt,
      expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function deleteQuotesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('quotes').where('expiresAt', '<', instant).execute()
}
