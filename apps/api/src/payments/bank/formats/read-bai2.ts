import { Problem } from '#platform/problem.ts'
import {
  dayOfDigits,
  endOfAccount,
  plainText,
  type Statement,
  type StatementLine,
  unreadable,
} from './statement.ts'

export function isBai2(text: string): boolean {
  return /^01,[^,\n]*,[^,\n]*,\d{6},/.test(text.trimStart())
}

/** The ledger's balance at the end of the day. */
const closingLedger = '015'

export function readBai2(text: string): Statement[] {
  const statements = new Map<string, Statement>()
  let day = ''
  let statement: Statement | undefined
  for (const [kind, ...fields] of recordsOf(text)) {
    if (kind === '02') day = dayOfDigits(`20${fields[3] ?? ''}`)
    else if (kind === '03') {
      statement = openAccount(statements, fields)
    } else if (kind === '16') statement?.lines.push(lineOf(fields, day))
  }
  if (statements.size === 0) throw unreadable()
  return [...statements.values()]
}

/** Records with their continuations (88); the last one of a record ends with a slash or with free text. */
function recordsOf(text: string): string[][] {
  const records: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim()
    const last = records.length - 1
    if (trimmed.startsWith('88,')) {
      records[last] = `${withoutEnd(records[last] ?? '')},${trimmed.slice(3)}`
    } else if (trimmed !== '') records.push(trimmed)
  }
  return records.map((record) => withoutEnd(record).split(','))
}

function withoutEnd(record: string): string {
  return record.replace(/[,/]*\/$/, '')
}

/** Each day of an account is a group of its own, so the balance is that of the last one. */
function openAccount(statements: Map<string, Statement>, fields: string[]): Statement {
  const [account = '', currency = '', ...amounts] = fields
  if (currency !== '' && currency !== 'USD') throw new Problem('reconciliation.currency_unknown')
  const known: Statement = statements.get(account) ?? {
    account: endOfAccount(account),
    balance: null,
    lines: [],
  }
  statements.set(account, known)
  for (let at = 0; at < amounts.length; ) {
    const [code, amount] = amounts.slice(at, at + 2)
    if (code === closingLedger) known.balance = centsOf(amount)
    at += 3 + fundsFields(amounts, at + 3)
  }
  return known
}

/** How many fields say when the money is available, and their kind with them. */
function fundsFields(fields: string[], at: number): number {
  const kind = fields[at]
  if (kind === 'S') return 4
  if (kind === 'V') return 3
  return kind === 'D' ? 2 + 2 * Number(fields[at + 1] ?? 0) : 1
}

function lineOf(fields: string[], postedOn: string): StatementLine {
  const [code = '', amount] = fields
  const rest = fields.slice(2 + fundsFields(fields, 2))
  const [bankReference, customerReference, ...words] = rest
  const isCredit = Number(code) < 400
  const cents = centsOf(amount)
  return {
    postedOn,
    amount: isCredit ? cents : -cents,
    description: plainText([words.join(','), customerReference, bankReference]),
    ...(bankReference ? { bankId: `${postedOn} ${bankReference}` } : {}),
  }
}

function centsOf(text: string | undefined): number {
  if (!text || !/^[+-]?\d{1,14}$/.test(text)) throw unreadable()
  return Number(text)
}
