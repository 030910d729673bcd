import { isTax } from '@marea/contract/pricing/price-parts.ts'
import type { BookingLedger } from '@marea/contract/statements/reports/endpoints.ts'
import { hostedMoney } from '#bookings/managed/hosted-money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn, todayOf } from '#platform/zoned-time.ts'
import type { Line } from '#pricing/price.ts'
import { managedSuites } from '#suites/managed-home.ts'
import { postingsOfBooking } from '#wallet/ledger/entry-postings.ts'
import { listMonthsOfBooking } from './items-store.ts'
import { ledgerLines } from './ledger-lines.ts'
import { daysOf } from './period.ts'

export async function showBookingLedger(ctx: Ctx, id: string): Promise<BookingLedger> {
  const { lines, suiteId, ownerId, status, confirmedAt, ...booking } = await hostedMoney(ctx, id)
  if (!isShown(status) || !confirmedAt) throw new Problem('resource.not_found')
  const owned = lines.filter((line) => line.for === 'owner')
  const commission = sumOf(owned, ({ commission }) => commission)
  const days = [
    todayIn(ctx.companyTimeZone, confirmedAt),
    todayOf(ctx),
    booking.checkOut,
  ].toSorted()
  const [first = '', , last = ''] = days.map((day) => day.slice(0, 7))
  const homes = [{ id: suiteId, ownerId }]
  const [managed, months, postings] = await Promise.all([
    managedSuites(ctx, 'full'),
    listMonthsOfBooking(ctx.db, { homes, ...daysOf({ from: first, to: last }) }, id),
    postingsOfBooking(ctx, id),
  ])
  const { slug = '', name = '' } = managed.find(({ id }) => id === suiteId) ?? {}
  return {
    ...booking,
    home: { slug, name },
    status,
    months,
    commission,
    lines: owned.map(shownLine),
    income: sumOf(owned, ({ amount }) => amount) - commission,
    taxes: sumOf(lines.filter(isTax), ({ amount }) => amount),
    postings: ledgerLines(postings),
  }
}

function isShown(status: string): status is BookingLedger['status'] {
  return status === 'confirmed' || status === 'completed' || status === 'cancelled'
}

function shownLine({ code, part, label, amount, count, each, name }: Line) {
  return { code, part, label, amount, count, each, name }
}

function sumOf(lines: readonly Line[], read: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + read(line), 0)
}
