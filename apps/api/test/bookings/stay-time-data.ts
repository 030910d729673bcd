import { randomUUID } from 'node:crypto'
import { findBooking } from '../../src/bookings/store.ts'
import type { TestApp } from '../test-app.ts'

/** A request to check in at 3 PM that waits for its owner. */
export async function insertStayTimeRequest(marea: TestApp, bookingId: string): Promise<string> {
  const booking = await findBooking(marea.db, bookingId)
  if (!booking) throw new Error(`No booking ${bookingId}.`)
  const id = randomUUID()
  const now = marea.clock.now()
  await marea.db
    .insertInto('hoursRequests')
    .values({
      ...{ id, bookingId, suiteId: booking.suiteId, side: 'check_in', hour: '15:00' },
      ...{ amount: 50_00, status: 'waiting', day: Temporal.PlainDate.from(booking.checkIn) },
      ...{ requestedAt: now, expiresAt: now.add({ hours: 48 }) },
    })
    .execute()
  return id
}
