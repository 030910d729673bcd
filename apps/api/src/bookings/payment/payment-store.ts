import { type Insertable, type NotNull, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { BookingPayments } from '#platform/generated/database.ts'

export type PaymentRow = Selectable<BookingPayments>

export function chargeRequestKey(paymentId: string): string {
  return `booking-payment:${paymentId}`
}

export function insertPayment(
  db: Transaction,
  payment: Insertable<BookingPayments>,
): Promise<PaymentRow> {
  return db.insertInto('bookingPayments').values(payment).returningAll().executeTakeFirstOrThrow()
}

export function findRunningPayment(db: Db, bookingId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('bookingPayments')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

export function findNewestPayment(db: Db, bookingId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('bookingPayments')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export const chargeByPayment = sql<string>`'booking-payment:' || booking_payments.id`

export function findPaymentOfCharge(db: Db, chargeId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('charges')
    .innerJoin('bookingPayments', 'bookingPayments.bookingId', 'charges.reference')
    .selectAll('bookingPayments')
    .where('charges.id', '=', chargeId)
    .where('charges.requestKey', '=', chargeByPayment)
    .executeTakeFirst()
}

export function findChargeOfPayment(db: Db, { bookingId, id }: PaymentRow) {
  return db
    .selectFrom('charges')
    .select(['id', 'status', 'paymentMethodId', 'failureCode'])
    .where('reference', '=', bookingId)
    .where('requestKey', '=', chargeRequestKey(id))
    .executeTakeFirst()
}

export async function endPayment(
  db: Transaction,
  id: string,
  set: Updateable<BookingPayments>,
): Promise<void> {
  await db.updateTable('bookingPayments').set(set).where('id', '=', id).execute()
}

export function listPaidCards(db: Db, bookingId: string) {
  return db
    .selectFrom('charges')
    .innerJoin('bookingPayments', 'bookingPayments.bookingId', 'charges.reference')
    .select([
      'charges.cardBrand as brand',
      'charges.cardLastFour as lastFour',
      'charges.cardWallet as wallet',
    ])
    .distinct()
    .where('charges.reference', '=', bookingId)
    .where('charges.requestKey', '=', chargeByPayment)
    .where('bookingPayments.status', '=', 'paid')
    .$narrowType<{ brand: NotNull; lastFour: NotNull }>()
    .where('charges.cardLastFour', 'is not', null)
    .where('charges.cardBrand', 'is not', null)
    .execute()
}

/** The charges that paid for a booking, oldest first, with the amount of each still refundable. */
export function listPaidCharges(db: Db, bookingId: string) {
  return db
    .selectFrom('charges')
    .innerJoin('bookingPayments', 'bookingPayments.bookingId', 'charges.reference')
    .select(['charges.id', 'charges.amount', 'charges.refunded'])
    .where('charges.reference', '=', bookingId)
    .where('charges.requestKey', '=', chargeByPayment)
    .where('bookingPayments.status', '=', 'paid')
    .orderBy('charges.createdAt')
    .execute()
}

export function listPaidCredit(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingPayments')
    .select(['id', 'creditAmount'])
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'paid')
    .where('creditAmount', '>', 0)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
