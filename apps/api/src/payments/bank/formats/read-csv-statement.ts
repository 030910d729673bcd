import { parseCsv } from '#platform/csv/parse-csv.ts'
import { orderOf, readDay } from '#platform/csv/read-day.ts'
import { readMoney } from '#platform/csv/read-money.ts'
import { Problem } from '#platform/problem.ts'
import { wordsOf } from '#platform/words.ts'
import { plainText, type Statement, type StatementLine, unreadable } from './statement.ts'

/** What banks of the United States and Mexico call the columns, the more exact name first. */
const names = {
  date: ['posting date', 'posted date', 'post date', 'transaction date', 'date', 'fecha'],
  amount: ['amount', 'transaction amount', 'monto', 'importe'],
  debit: ['debit', 'debits', 'debit amount', 'withdrawal', 'withdrawals', 'cargo', 'retiro'],
  credit: ['credit', 'credits', 'credit amount', 'deposit', 'deposits', 'abono', 'deposito'],
  balance: ['balance', 'running bal', 'running balance', 'ledger balance', 'saldo'],
  id: ['transaction id', 'bank reference', 'fitid', 'reference number'],
} as const
/** Every one of these that is there is part of the description. */
const words = ['description', 'payee', 'details', 'memo', 'name', 'concepto', 'descripcion']

type Column = keyof typeof names
type Columns = Partial<Record<Column, number>> & { description: number[] }

/** Lines above the names of the columns are skipped, as are those without a date below. */
export function readCsvStatement(text: string): Statement {
  const rows = parseCsv(text)
  const head = rows.findIndex((row) => isHead(columnsOf(row)))
  const columns = columnsOf(rows[head] ?? [])
  if (!isHead(columns)) throw unreadable()
  const cell = (row: string[], column: Column) => row[columns[column] ?? -1]?.trim() ?? ''
  const dated = rows.slice(head + 1).filter((row) => /\d/.test(cell(row, 'date')))
  const order = orderOf(dated.map((row) => cell(row, 'date')))
  if (order === undefined) throw new Problem('reconciliation.dates_ambiguous')
  const read = dated.map((row) => {
    const line: StatementLine = {
      postedOn: readDay(cell(row, 'date'), order) ?? fail(),
      amount: amountOf((column) => cell(row, column)),
      description: plainText(columns.description.map((at) => row[at])),
      bankId: cell(row, 'id') || undefined,
    }
    return { ...line, balance: signed(cell(row, 'balance')) }
  })
  const lines = read.map(({ balance: _, ...line }) => line)
  return { account: '', balance: lastBalance(read), lines }
}

function isHead({ date, amount, debit, credit }: Columns): boolean {
  return date !== undefined && [amount, debit, credit].some((at) => at !== undefined)
}

function columnsOf(row: readonly string[]): Columns {
  const titles = row.map((cell) => wordsOf(cell).join(' '))
  const find = (wanted: readonly string[]) => {
    const name = wanted.find((each) => titles.includes(each))
    return name === undefined ? undefined : titles.indexOf(name)
  }
  const found = Object.entries(names).flatMap(([column, wanted]) => {
    const at = find(wanted)
    return at === undefined ? [] : [[column, at]]
  })
  const description = titles.flatMap((title, at) => (words.includes(title) ? [at] : []))
  return { ...Object.fromEntries(found), description }
}

function amountOf(cell: (column: Column) => string): number {
  const amount = signed(cell('amount'))
  if (amount !== undefined) return amount
  const debit = signed(cell('debit')) ?? 0
  const credit = signed(cell('credit')) ?? 0
  return Math.abs(credit) - Math.abs(debit)
}

/** Banks write what leaves an account with a minus before or behind it, or in parentheses. */
function signed(text: string): number | undefined {
  const isNegative = /^\(.*\)$|^[$\s]*[-−]|-$/.test(text)
  const cents = readMoney(text.replace(/[()$\s+−-]/g, ''))
  if (cents === undefined) return undefined
  return isNegative ? 0 - cents : cents
}

type WithBalance = Pick<StatementLine, 'amount'> & { balance: number | undefined }

/** Some banks write the newest line first; the balances of two lines show which is later. */
function lastBalance(lines: readonly WithBalance[]): number | null {
  const [first, second] = lines
  const last = lines.at(-1)
  if (first?.balance === undefined || last?.balance === undefined) return null
  const isOldestFirst = !second || second.balance === first.balance + second.amount
  return isOldestFirst ? last.balance : first.balance
}

function fail(): never {
  throw unreadable()
}
