import type { Db } from '#platform/db/database.ts'

export async function sumPaid(db: Db, bookingId: string) {
  const { credit, card } = await db
    .selectFrom('bookingPayments')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<string>('creditAmount'), eb.lit(0)).as('credit'),
      eb.fn.coalesce(eb.fn.sum<string>('cardAmount'), eb.lit(0)).as('card'),
    ])
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow()
  return { credit: Number(credit), card: Number(card) }
}

/** Payments that came too late to pay for anything are excluded. */
export async function sumRefunds(db: Db, bookingId: string) {
  const { credit, card, toCard } = await db
    .selectFrom('bookingRefunds')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<string>('creditAmount'), eb.lit(0)).as('credit'),
      eb.fn.coalesce(eb.fn.sum<string>('cardAmount'), eb.lit(0)).as('card'),
      eb.fn.coalesce(eb.fn.sum<string>('toCardAmount'), eb.lit(0)).as('toCard'),
    ])
    .where('bookingId', '=', bookingId)
    .where('cause', '<>', 'late')
    .executeTakeFirstOrThrow()
  return { credit: Number(credit), card: Number(card), toCard: Number(toCard) }
}
