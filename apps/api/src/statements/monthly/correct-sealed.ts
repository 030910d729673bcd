import type { BookingLine } from '@marea/contract/statements/monthly/statement.ts'
import type { Db } from '#platform/db/database.ts'
import { listChangedBookings } from './lines-store.ts'
import { daysOfMonth, monthAfter } from './months.ts'
import type { StatementOwner } from './owner-store.ts'
import { findLastSealedMonth, sumSealedBookings } from './seal/seal-store.ts'

/**
 * A booking that changed after some of its nights were sealed is corrected in the first month that
 * is still open, by the difference to what the sealed statements say.
 */
export async function correctSealedBookings(
  db: Db,
  owner: StatementOwner,
  month: string,
): Promise<(BookingLine & { isReleasedEarlier: boolean })[]> {
  const last = await findLastSealedMonth(db, owner.id)
  if (last === null || monthAfter(last) !== month) return []
  const changed = await listChangedBookings(db, owner, daysOfMonth(month).from)
  if (changed.length === 0) return []
  const ids = changed.map(({ id }) => id)
  const sealed = await sumSealedBookings(db, owner.id, ids)
  return changed.flatMap(({ gross, ...booking }) => {
    const before = sealed.get(booking.id) ?? { nights: 0, rent: 0, fees: 0, income: 0 }
    const rent = booking.rent - before.rent
    const fees = gross - booking.rent - before.fees
    const income = booking.income - before.income
    const nights = booking.nights - before.nights
    if (rent === 0 && fees === 0 && income === 0 && nights === 0) return []
    const commission = rent + fees - income
    const none = { released: 0, taxes: 0, isAdjustment: true }
    return [{ ...booking, ...none, rent, fees, income, nights, commission }]
  })
}
