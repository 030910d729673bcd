import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { SuiteCard } from '@marea/contract/suites/endpoints.ts'
import { ownBooking } from '#bookings/own-booking.ts'
import type { BookingRow } from '#bookings/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { findInSql } from '#search/sql/find-in-sql.ts'
import { listCards } from '#suites/cards.ts'

const maxAlternatives = 3

export async function showAlternatives(ctx: Ctx, id: string): Promise<{ suites: SuiteCard[] }> {
  return { suites: await findAlternatives(ctx, await ownBooking(ctx, id)) }
}

export async function findAlternatives(ctx: Ctx, booking: BookingRow): Promise<SuiteCard[]> {
  const nearest = (await listAvailableHomes(ctx, booking)).slice(0, maxAlternatives)
  const cards = await listCards(
    ctx,
    nearest.map((hit) => hit.id),
  )
  return nearest.flatMap(({ id, amount, nightlyFrom }) => {
    const card = cards.get(id)
    const night = nightlyFrom === null ? null : usd(nightlyFrom)
    return card ? [{ ...card, nightlyFrom: night, total: usd(amount) }] : []
  })
}

export async function listAvailableHomes(ctx: Ctx, booking: BookingRow) {
  const { checkIn, checkOut, suiteId, totalAmount, timeZone } = booking
  const today = todayIn(timeZone, ctx.now)
  if (checkIn < today) return []
  const query = {
    ...guestCountsOf(booking),
    where: '',
    bedrooms: 0,
    beds: 0,
    amenities: [],
    bbox: null,
    page: 1,
    minTotal: 0,
    maxTotal: Number.MAX_SAFE_INTEGER,
    hasFacets: false,
    when: { kind: 'fixed', checkIn, checkOut },
    order: 'accessible',
  } as const
  const { hits } = await findInSql(ctx.db, query, { today, now: ctx.now })
  const distance = ({ amount }: { amount: number }) => Math.abs(amount - totalAmount)
  return hits
    .filter((hit) => hit.id !== suiteId)
    .toSorted((one, other) => distance(one) - distance(other))
}
