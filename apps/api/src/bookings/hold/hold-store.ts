import type { BookingRow } from '#bookings/store.ts'
import { queryPrepared, type Statement, type Transaction } from '#platform/db/database.ts'

/** Inserts the booking with its first status step. */
const insertion: Statement = {
  name: 'insert-held-booking',
  text: `
    with booking as (
      insert into bookings (id, reference, guest_id, suite_id, owner_id, quote_id, nights, guests,
        pets, extras, coupon_code, lines, total_amount, cancellation, check_in_at, check_out_at,
        comments, hold_expires_at, hold_place, created_at)
      values ($1, $2, $3, $4, $5, $6, daterange($7, $8), $9, $10, $11, $12, $13, $14, $15, $16, $17,
        $18, $19, $20, $21)
      returning id, status, guest_id, created_at
    )
    insert into booking_steps (booking_id, status, actor_id, taken_at)
    select id, status, guest_id, created_at from booking`,
}

export async function insertHeld(db: Transaction, row: BookingRow): Promise<void> {
  const { id, reference, guestId, suiteId, ownerId, quoteId, checkIn, checkOut, guests, pets } = row
  const { extras, couponCode, lines, totalAmount, cancellation, checkInAt, checkOutAt } = row
  const { comments, holdExpiresAt, holdPlace, createdAt } = row
  await queryPrepared(db, insertion, [
    ...[id, reference, guestId, suiteId, ownerId, quoteId, checkIn, checkOut, guests, pets],
    ...[extras, couponCode, JSON.stringify(lines), totalAmount, JSON.stringify(cancellation)],
    ...[checkInAt, checkOutAt, comments, holdExpiresAt, holdPlace, createdAt],
  ])
}
