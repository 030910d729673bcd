import type { BookingRow } from '#bookings/store.ts'
import type { Transaction } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'

const insertion = namedStatement({
  name: 'insert-hold',
  text: `
    with booking as (
      insert into bookings (id, reference, guest_id, suite_id, owner_id, quote_id, nights, guests,
        children, infants, pets, extras, coupon_code, lines, total_amount, currency, cancellation, security_deposit_amount,
        check_in_at, check_out_at, comments, language, hold_expires_at, hold_place, created_at)
      values (:id, :reference, :guestId, :suiteId, :ownerId, :quoteId,
        daterange(:checkIn, :checkOut), :guests, :children, :infants, :pets, :extras,
        :couponCode, :lines, :totalAmount, :currency, :cancellation, :securityDepositAmount, :checkInAt, :checkOutAt, :comments, :language,
        :holdExpiresAt, :holdPlace, :createdAt)
      returning id, status, guest_id, created_at
    )
    insert into booking_steps (booking_id, status, actor_id, taken_at)
    select id, status, guest_id, created_at from booking`,
})

export async function insertHold(db: Transaction, row: BookingRow): Promise<void> {
  await queryNamed(db, insertion, {
    id: row.id,
    reference: row.reference,
    guestId: row.guestId,
    suiteId: row.suiteId,
    ownerId: row.ownerId,
    quoteId: row.quoteId,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    guests: row.guests,
    children: row.children,
    infants: row.infants,
    pets: row.pets,
    extras: row.extras,
    couponCode: row.couponCode,
    lines: JSON.stringify(row.lines),
    totalAmount: row.totalAmount,
    currency: row.currency,
    cancellation: JSON.stringify(row.cancellation),
    securityDepositAmount: row.securityDepositAmount,
    checkInAt: row.checkInAt,
    checkOutAt: row.checkOutAt,
    comments: row.comments,
    language: row.language,
    holdExpiresAt: row.holdExpiresAt,
    holdPlace: row.holdPlace,
    createdAt: row.createdAt,
  })
}
