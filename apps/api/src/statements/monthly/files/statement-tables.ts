import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import {
  bookingsByHome,
  countBookings,
  expenseRows,
  sumBookings,
  totalMarkup,
} from '@marea/contract/statements/monthly/statement-lines.ts'
import type { ColumnRow, ColumnTable } from '#platform/documents/print-columns.ts'
import type { StatementText } from './statement-text.ts'

const figure = { width: 52, align: 'right', isSoft: false } as const

export function bookingTable(statement: Statement, words: StatementText): ColumnTable {
  const { text, money, dayRange } = words
  const cellsOf = (sums: ReturnType<typeof sumBookings>) =>
    [sums.rent, sums.fees, sums.commission, sums.income, sums.released, sums.taxes].map(money)
  const rows = bookingsByHome(statement).flatMap(({ home, bookings }): ColumnRow[] => {
    const sums = sumBookings(bookings)
    return [
      { cells: [home.name], kind: 'group' },
      ...bookings.map((booking) => ({
        cells: [
          booking.guest || text('statements.guest_gone'),
          dayRange(booking.checkIn, booking.checkOut),
          booking.reference,
          String(booking.nights),
          ...cellsOf(booking),
        ],
        ...(booking.isAdjustment ? { note: text('statements.adjustment') } : {}),
        ...(booking.isCanceled && !booking.isAdjustment
          ? { note: text('statements.canceled') }
          : {}),
      })),
      {
        cells: [
          text('statements.night_count', { count: sums.nights }),
          '',
          '',
          '',
          ...cellsOf(sums),
        ],
        kind: 'sum',
      },
    ]
  })
  const total = sumBookings(statement.bookings)
  const name = text('statements.total_of', {
    nights: text('statements.night_count', { count: total.nights }),
    bookings: text('statements.booking_count', { count: countBookings(statement) }),
  })
  return {
    columns: [
      { title: text('statements.guest'), width: 92 },
      { title: text('statements.stay'), width: 60 },
      { title: text('statements.booking'), width: 66, isSoft: true },
      { title: text('statements.nights'), width: 26, align: 'right' },
      { ...figure, width: 48, title: text('statements.rent') },
      { ...figure, width: 42, title: text('statements.fees') },
      { ...figure, width: 48, title: text('statements.commission') },
      { ...figure, width: 48, title: text('statements.income') },
      { ...figure, width: 48, title: text('statements.released') },
      { ...figure, width: 46, title: text('statements.taxes'), isSoft: true },
    ],
    rows:
      rows.length === 0
        ? [{ cells: [text('statements.bookings_none')], kind: 'group' }]
        : [...rows, { cells: [name, '', '', '', ...cellsOf(total)], kind: 'total' }],
  }
}

export function expenseTable(statement: Statement, words: StatementText): ColumnTable {
  const { text, money, shortDay, expense, homeName } = words
  const rows = expenseRows(statement).map((row): ColumnRow => {
    const { datedOn, spentOn, line, vendor, home, paidBy } = row.expense
    const isLate = line === 'expense' && spentOn < datedOn
    return {
      cells: [
        shortDay(datedOn),
        isLate
          ? `${expense(row)} (${text('statements.spent_on', { day: words.day(spentOn) })})`
          : expense(row),
        row.part === 'markup' ? text('value.brand') : vendor,
        homeName(home),
        text(`statements.paid_by.${paidBy}`),
        money(0 - row.amount),
      ],
    }
  })
  return {
    columns: [
      { title: text('statements.date'), width: 44 },
      { title: text('statements.expense'), width: 176 },
      { title: text('statements.paid_to'), width: 110, isSoft: true },
      { title: text('statements.home'), width: 90, isSoft: true },
      { title: text('statements.paid_by'), width: 40, isSoft: true },
      { ...figure, width: 64, title: text('statements.amount') },
    ],
    rows:
      rows.length === 0
        ? [{ cells: [text('statements.expenses_none')], kind: 'group' }]
        : [
            ...rows,
            {
              cells: [
                '',
                text('statements.total_expenses'),
                '',
                '',
                '',
                money(0 - statement.expenses),
              ],
              kind: 'total',
            },
          ],
  }
}

export function chargeTable(statement: Statement, { text, money }: StatementText): ColumnTable {
  const { rent, fees, commission } = sumBookings(statement.bookings)
  const markup = totalMarkup(statement)
  return {
    columns: [
      { title: text('statements.charge'), width: 170 },
      { title: text('statements.based_on'), width: 290, isSoft: true },
      { ...figure, width: 64, title: text('statements.amount') },
    ],
    rows: [
      {
        cells: [
          text('statements.commission_row'),
          text('statements.commission_base', { amount: money(rent + fees) }),
          money(commission),
        ],
      },
      ...(markup === 0
        ? []
        : [
            {
              cells: [text('statements.markup_row'), text('statements.markup_base'), money(markup)],
            },
          ]),
    ],
  }
}

export function taxTable(statement: Statement, { text, money, rate }: StatementText): ColumnTable {
  const rows = statement.taxLines.map(
    (line): ColumnRow => ({
      cells: [
        text(`price.tax_${line.authority}`),
        text(`taxes.return.${line.taxReturn}`),
        line.rate === null
          ? money(line.taxable)
          : text('statements.rate_of', { rate: rate(line.rate), amount: money(line.taxable) }),
        money(line.tax),
      ],
    }),
  )
  return {
    columns: [
      { title: text('statements.tax'), width: 170 },
      { title: text('statements.paid_to_authority'), width: 150, isSoft: true },
      { title: text('statements.rate_and_base'), width: 140, align: 'right' },
      { ...figure, width: 64, title: text('statements.amount') },
    ],
    rows:
      rows.length === 0
        ? [{ cells: [text('statements.taxes_none')], kind: 'group' }]
        : [
            ...rows,
            {
              cells: [text('statements.tax_total'), '', '', money(statement.taxes)],
              kind: 'total',
            },
          ],
  }
}

export function payoutTable(statement: Statement, words: StatementText): ColumnTable {
  const { text, money, shortDay } = words
  const { payouts, others, paidOut } = statement
  const row =
    (name: string) =>
    (each: (typeof others)[number]): ColumnRow => ({
      cells: [shortDay(each.on), name, String(each.entryId), money(each.amount)],
    })
  const rows = [
    ...payouts.map(row(text('statements.payout_bank'))),
    ...others.map(row(text('statements.payout_other'))),
  ]
  return {
    columns: [
      { title: text('statements.date'), width: 90 },
      { title: text('statements.payout_to'), width: 220, isSoft: true },
      { title: text('statements.entry'), width: 150, isSoft: true },
      { ...figure, width: 64, title: text('statements.amount') },
    ],
    rows:
      rows.length === 0
        ? [{ cells: [text('statements.payouts_none')], kind: 'group' }]
        : [
            ...rows,
            {
              cells: [text('statements.total_payouts'), '', '', money(paidOut + statement.other)],
              kind: 'total',
            },
          ],
  }
}
