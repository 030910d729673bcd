import type {
  Statement,
  StatementBooking,
  StatementExpense,
} from '#statements/monthly/statement.ts'
import { sumBookings } from '#statements/monthly/statement-lines.ts'

const month = '2026-10'
const none = '00000000-0000-4000-8000-00000000000'

type Stay = { guest: string; home: string; from: number; to: number; rate: number; fees: number }

const stays: Stay[] = [
  { guest: 'Marcus Bell', home: 'casa-uno', from: 1, to: 5, rate: 91_000, fees: 28_000 },
  { guest: 'Sofía Herrera', home: 'casa-uno', from: 7, to: 13, rate: 92_000, fees: 28_000 },
  { guest: 'Ingrid Solberg', home: 'casa-uno', from: 15, to: 22, rate: 93_000, fees: 28_000 },
  { guest: 'Jonas Weber', home: 'casa-dos', from: 2, to: 6, rate: 30_000, fees: 14_000 },
  { guest: 'Mei Tanaka', home: 'casa-dos', from: 16, to: 20, rate: 29_500, fees: 14_000 },
]

const bookings = stays.map(bookingOf)

const expenseLines = [
  expense(1, { on: '05', en: 'Pool service', es: 'Servicio de piscina', amount: 24_000 }),
  expense(2, { on: '12', en: 'Electricity', es: 'Electricidad', amount: 61_236 }),
  expense(3, { on: '23', en: 'Linens', es: 'Ropa de cama', amount: 38_150 }),
]

const { nights, income, commission, taxes } = sumBookings(bookings)
const expenses = expenseLines.reduce((sum, { amount }) => sum + amount, 0)
const opening = 621_840
const paidOut = -1_200_000

/** Before an owner's first stay: what a statement looks like, with made-up guests and amounts. */
export const sampleStatement: Statement = {
  month,
  number: `ST-${month}-000000000000`,
  owner: 'Ana Ejemplo',
  homes: [
    { slug: 'casa-uno', name: 'Casa Uno' },
    { slug: 'casa-dos', name: 'Casa Dos' },
  ],
  opening,
  income,
  expenses,
  profit: income - expenses,
  commission,
  nights,
  taxes,
  paidOut,
  other: 0,
  closing: opening + income - expenses + paidOut,
  bookings,
  expenseLines,
  taxLines: [
    taxLine('fl_state', 'state', 6_000),
    taxLine('md_surtax', 'state', 1_000),
    taxLine('md_cdt', 'county', 3_000),
    taxLine('md_tdt', 'county', 2_000),
    taxLine('md_psfft', 'county', 1_000),
  ],
  payouts: [{ entryId: 2040, on: `${month}-20`, amount: paidOut, payoutId: null }],
  others: [],
  bridge: { releasedEarlier: 0, notReleased: 0, otherNights: 0, paidByOwner: 0, otherDates: 0 },
  sealed: null,
  changedSince: 0,
  previous: null,
  next: null,
}

function bookingOf({ guest, home, from, to, rate, fees }: Stay, index: number): StatementBooking {
  const nights = to - from
  const rent = nights * rate
  const commission = (rent * 18) / 100
  const income = rent + fees - commission
  return {
    guest,
    home,
    nights,
    rent,
    fees,
    commission,
    income,
    id: `${none}${index}`,
    reference: `MAR-EJEMPL${index + 1}`,
    checkIn: dayOf(from),
    checkOut: dayOf(to),
    isCanceled: false,
    isAdjustment: false,
    released: income,
    taxes: ((rent + fees) * 13) / 100,
  }
}

type Bill = { on: string; en: string; es: string; amount: number }

function expense(index: number, { on, en, es, amount }: Bill): StatementExpense {
  const day = `${month}-${on}`
  return {
    id: `${none}${index}`,
    line: 'expense',
    concept: en,
    translations: { es },
    vendor: '',
    category: 'utilities',
    home: 'casa-uno',
    paidBy: 'marea',
    datedOn: day,
    spentOn: day,
    amount,
    markup: 0,
  }
}

type TaxLine = Statement['taxLines'][number]

function taxLine(
  authority: TaxLine['authority'],
  taxReturn: TaxLine['taxReturn'],
  rate: number,
): TaxLine {
  const taxable = bookings.reduce((sum, { rent, fees }) => sum + rent + fees, 0)
  return { authority, taxReturn, rate, taxable, tax: (taxable * rate) / 100_000 }
}

function dayOf(day: number): string {
  return `${month}-${String(day).padStart(2, '0')}`
}
