import type {
  BookingLine,
  Bridge,
  StatementContent,
  StatementExpense,
} from '@marea/contract/statements/monthly/statement.ts'
import type { Db } from '#platform/db/database.ts'
import { periodOf } from '#statements/taxes/periods.ts'
import { listAuthorities, sumTaxes } from '#statements/taxes/tax-store.ts'
import { listBalancePostings, type Posted, sumBalanceBefore } from './balance-store.ts'
import { correctSealedBookings } from './correct-sealed.ts'
import { listBookingLines, listExpenseLines } from './lines-store.ts'
import { daysOfMonth } from './months.ts'
import type { StatementOwner } from './owner-store.ts'

/**
 * The statement of a month as the ledger has it now. The balance consists of the postings on the owner's account;
 * bookings and expenses are the figures of the reports; the bridge connects both, so that opening and lines add up to
 * closing by the definition of each line, not by a remainder.
 */
export async function composeStatement(
  db: Db,
  owner: StatementOwner,
  month: string,
): Promise<StatementContent> {
  const scope = { homes: owner.homes, month, ...daysOfMonth(month) }
  const [opening, posted, listed, corrections, expenseLines, taxLines] = await Promise.all([
    sumBalanceBefore(db, owner.id, month),
    listBalancePostings(db, owner.id, month),
    listBookingLines(db, owner, scope),
    correctSealedBookings(db, owner, month),
    listExpenseLines(db, scope),
    listTaxLines(db, owner, month),
  ])
  const lines = [
    ...listed.map(({ gross, ...line }) => ({
      ...line,
      fees: gross - line.rent,
      commission: gross - line.income,
      isAdjustment: false,
    })),
    ...corrections,
  ]
  const bookings = lines.map(({ isReleasedEarlier: _, ...line }) => line)
  const payouts = posted.filter((each) => partOf(each) === 'payout').map(movement)
  const others = posted.filter((each) => partOf(each) === 'other').map(movement)
  const income = sumOf(bookings, ({ income }) => income)
  const expenses = sumOf(expenseLines, ({ amount }) => amount)
  return {
    month,
    homes: owner.homes.map(({ slug, name }) => ({ slug, name })),
    opening,
    income,
    expenses,
    profit: income - expenses,
    commission: sumOf(bookings, ({ commission }) => commission),
    nights: sumOf(bookings, ({ nights }) => nights),
    taxes: sumOf(taxLines, ({ tax }) => tax),
    paidOut: sumOf(payouts, ({ amount }) => amount),
    other: sumOf(others, ({ amount }) => amount),
    closing: opening + sumOf(posted, ({ amount }) => amount),
    bookings,
    expenseLines,
    taxLines,
    payouts,
    others,
    bridge: {
      ...bridgeBookings(lines),
      ...bridgeExpenses(expenseLines, posted),
    },
  }
}

async function listTaxLines(db: Db, { homes }: StatementOwner, month: string) {
  const [sums, authorities] = await Promise.all([
    sumTaxes(db, { scope: homes.map(({ id }) => id), period: periodOf(month) }),
    listAuthorities(db),
  ])
  return authorities.flatMap(({ code, taxReturn }) =>
    sums
      .filter(({ authority, tax }) => authority === code && tax !== 0)
      .map(({ authority, rate, taxable, tax }) => ({ authority, taxReturn, rate, taxable, tax })),
  )
}

/** Postings that no other part explains are listed one by one, so that none is left out. */
function partOf({ kind, isTransfer }: Posted): 'booking' | 'expense' | 'payout' | 'other' {
  if (kind === 'booking.settled' || kind === 'booking.settlement_reversed') return 'booking'
  if (kind === 'expense.recorded') return 'expense'
  return isTransfer ? 'payout' : 'other'
}

function movement({ entryId, on, amount }: Posted) {
  return { entryId, on, amount }
}

/** The amount by which each booking moved the balance beyond its income in the month, and why. */
function bridgeBookings(bookings: readonly (BookingLine & { isReleasedEarlier: boolean })[]) {
  const bridge = { releasedEarlier: 0, notReleased: 0, otherNights: 0 }
  for (const lines of Map.groupBy(bookings, ({ id }) => id).values()) {
    const released = sumOf(lines, ({ released }) => released)
    const difference = released - sumOf(lines, ({ income }) => income)
    if (released !== 0) bridge.otherNights += difference
    else if (lines.some(({ isReleasedEarlier }) => isReleasedEarlier))
      bridge.releasedEarlier += difference
    else bridge.notReleased += difference
  }
  return bridge
}

/** Only what Marea paid moves the balance, on the day it was recorded. */
function bridgeExpenses(
  lines: readonly StatementExpense[],
  posted: readonly Posted[],
): Pick<Bridge, 'paidByOwner' | 'otherDates'> {
  const amountPaidBy = (payer: StatementExpense['paidBy']) =>
    sumOf(
      lines.filter(({ paidBy }) => paidBy === payer),
      ({ amount }) => amount,
    )
  const moved = sumOf(
    posted.filter((each) => partOf(each) === 'expense'),
    ({ amount }) => amount,
  )
  return { paidByOwner: amountPaidBy('owner'), otherDates: moved + amountPaidBy('marea') }
}

function sumOf<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + read(row), 0)
}
