import type { Bridge, Statement, StatementExpense } from './statement.ts'

type SummaryId =
  | 'opening'
  | 'income'
  | 'expenses'
  | keyof Bridge
  | 'taxes'
  | 'payouts'
  | 'other'
  | 'closing'

const bridgeIds = [
  'releasedEarlier',
  'notReleased',
  'otherNights',
  'paidByOwner',
  'otherDates',
] as const

export type SummaryLine = { id: SummaryId; amount: number }

/** From the opening balance over the profit to the closing balance; lines of zero are left out. */
export function summaryLines(statement: Statement): SummaryLine[] {
  const { opening, income, expenses, bridge, paidOut, other, closing } = statement
  const joining = bridgeIds.map((id) => ({ id, amount: bridge[id] }))
  return [
    { id: 'opening', amount: opening },
    { id: 'income', amount: income },
    { id: 'expenses', amount: 0 - expenses },
    ...joining.filter(({ amount }) => amount !== 0),
    { id: 'taxes', amount: 0 },
    { id: 'payouts', amount: paidOut },
    ...(other === 0 ? [] : [{ id: 'other' as const, amount: other }]),
    { id: 'closing', amount: closing },
  ]
}

export function isBridge(id: SummaryId): id is keyof Bridge {
  return bridgeIds.some((each) => each === id)
}

type BalanceId = 'opening' | 'bookings' | 'expenses' | 'payouts' | 'other' | 'closing'

/** The same balance, by what was posted to it. */
export function balanceLines(statement: Statement): { id: BalanceId; amount: number }[] {
  const { opening, bookings, bridge, expenseLines, paidOut, other, closing } = statement
  const paidByMarea = expenseLines.filter(({ paidBy }) => paidBy === 'marea')
  const spent = paidByMarea.reduce((sum, { amount }) => sum + amount, 0)
  return [
    { id: 'opening', amount: opening },
    { id: 'bookings', amount: bookings.reduce((sum, { released }) => sum + released, 0) },
    { id: 'expenses', amount: bridge.otherDates - spent },
    { id: 'payouts', amount: paidOut },
    ...(other === 0 ? [] : [{ id: 'other' as const, amount: other }]),
    { id: 'closing', amount: closing },
  ]
}

export type ExpenseRow = {
  key: string
  part: 'bill' | 'markup'
  expense: StatementExpense
  amount: number
}

/** The vendor's bill and the mark-up are rows of their own. */
export function expenseRows({ expenseLines }: Statement): ExpenseRow[] {
  return expenseLines.flatMap((expense) => {
    const { id, line, amount, markup } = expense
    const bill = { key: `${id}:${line}`, part: 'bill' as const, expense, amount: amount - markup }
    if (markup === 0) return [bill]
    return [bill, { key: `${id}:${line}:markup`, part: 'markup' as const, expense, amount: markup }]
  })
}

export function totalMarkup({ expenseLines }: Statement): number {
  return expenseLines.reduce((sum, { markup }) => sum + markup, 0)
}

const figures = ['nights', 'rent', 'fees', 'commission', 'income', 'released', 'taxes'] as const
type BookingSums = Record<(typeof figures)[number], number>

export function sumBookings(bookings: Statement['bookings']): BookingSums {
  const total = (name: keyof BookingSums) =>
    bookings.reduce((sum, booking) => sum + booking[name], 0)
  return {
    nights: total('nights'),
    rent: total('rent'),
    fees: total('fees'),
    commission: total('commission'),
    income: total('income'),
    released: total('released'),
    taxes: total('taxes'),
  }
}

/** The bookings of each home that has any, in the order of the homes. */
export function bookingsByHome({ homes, bookings }: Statement) {
  return homes
    .map((home) => ({ home, bookings: bookings.filter((each) => each.home === home.slug) }))
    .filter((group) => group.bookings.length > 0)
}

/** Bookings with a line, counted once. */
export function countBookings({ bookings }: Statement): number {
  return new Set(bookings.map(({ id }) => id)).size
}
