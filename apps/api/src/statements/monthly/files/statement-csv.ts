import { csvDollars, toCsv } from '@marea/contract/platform/table/csv.ts'
import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { expenseRows, summaryLines } from '@marea/contract/statements/monthly/statement-lines.ts'
import { type StatementText, statementText } from './statement-text.ts'

/** One row per line of the statement, with the section it belongs to in the first column. */
export function writeStatementCsv(
  statement: Statement,
  reader: Parameters<typeof statementText>[1],
): string {
  const words = statementText(statement, reader)
  const { text } = words
  return toCsv([
    [text('statements.number', { number: statement.number }), words.month, statement.owner],
    ...sealRows(statement, words),
    [],
    ...balanceRows(statement, words),
    [],
    ...bookingRows(statement, words),
    [],
    ...expenseTable(statement, words),
    [],
    ...taxRows(statement, words),
    [],
    ...payoutRows(statement, words),
  ])
}

function sealRows({ sealed }: Statement, { text }: StatementText): string[][] {
  return [
    sealed
      ? [text('statements.seal'), sealed.seal, sealed.sealedAt]
      : [text('statements.not_sealed')],
  ]
}

function balanceRows(statement: Statement, { text, summary }: StatementText): string[][] {
  const section = text('statements.balance')
  return [
    [section, text('statements.amount')],
    ...summaryLines(statement).map((line) => [summary(line), csvDollars(line.amount)]),
  ]
}

function bookingRows({ bookings }: Statement, { text, homeName }: StatementText): string[][] {
  return [
    [
      text('statements.bookings'),
      text('statements.home'),
      text('statements.guest'),
      text('bookings.check_in'),
      text('bookings.check_out'),
      text('statements.nights'),
      text('statements.rent'),
      text('statements.fees'),
      text('statements.commission'),
      text('statements.income'),
      text('statements.released'),
      text('statements.taxes'),
    ],
    ...bookings.map((booking) => [
      booking.isAdjustment
        ? `${booking.reference} (${text('statements.adjustment')})`
        : booking.reference,
      homeName(booking.home),
      booking.guest,
      booking.checkIn,
      booking.checkOut,
      String(booking.nights),
      ...[booking.rent, booking.fees, booking.commission].map(csvDollars),
      ...[booking.income, booking.released, booking.taxes].map(csvDollars),
    ]),
  ]
}

function expenseTable(
  statement: Statement,
  { text, expense, homeName }: StatementText,
): string[][] {
  return [
    [
      text('statements.expenses'),
      text('statements.date'),
      text('statements.paid_to'),
      text('statements.home'),
      text('statements.paid_by'),
      text('statements.amount'),
    ],
    ...expenseRows(statement).map((row) => [
      expense(row),
      row.expense.datedOn,
      row.part === 'markup' ? text('value.brand') : row.expense.vendor,
      homeName(row.expense.home),
      text(`statements.paid_by.${row.expense.paidBy}`),
      csvDollars(row.amount),
    ]),
  ]
}

function taxRows({ taxLines }: Statement, { text, rate }: StatementText): string[][] {
  return [
    [
      text('statements.tax_title'),
      text('statements.paid_to_authority'),
      text('taxes.rate'),
      text('taxes.taxable'),
      text('statements.amount'),
    ],
    ...taxLines.map((line) => [
      text(`price.tax_${line.authority}`),
      text(`taxes.return.${line.taxReturn}`),
      rate(line.rate),
      csvDollars(line.taxable),
      csvDollars(line.tax),
    ]),
  ]
}

function payoutRows({ payouts, others }: Statement, { text }: StatementText): string[][] {
  return [
    [
      text('statements.payouts_title'),
      text('statements.date'),
      text('statements.entry'),
      text('statements.amount'),
    ],
    ...payouts.map((each) => [
      text('statements.payout_bank'),
      each.on,
      String(each.entryId),
      csvDollars(each.amount),
    ]),
    ...others.map((each) => [
      text('statements.payout_other'),
      each.on,
      String(each.entryId),
      csvDollars(each.amount),
    ]),
  ]
}
