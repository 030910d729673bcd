import { Problem } from '#platform/problem.ts'

export type StatementLine = {
  postedOn: string
  /** In cents; what leaves the account is negative. */
  amount: number
  description: string
  /** The bank's own id of the line. */
  bankId?: string | undefined
}

export type Statement = {
  account: string
  /** What the account held after its last line. */
  balance: number | null
  lines: StatementLine[]
}

export function unreadable(): Problem {
  return new Problem('reconciliation.file_unreadable')
}

/** Only the end of an account number is stored. */
export function endOfAccount(account: string): string {
  return account.replace(/\W/g, '').slice(-4)
}

export function plainText(parts: readonly (string | undefined)[]): string {
  const text = parts.flatMap((part) => part?.trim() || []).join(' ')
  return text.replace(/\s+/g, ' ').slice(0, 300)
}

/** Such as `20261117`, also with a time behind it. */
export function dayOfDigits(digits: string): string {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(digits) ?? []
  try {
    return Temporal.PlainDate.from(`${year}-${month}-${day}`).toString()
  } catch {
    throw unreadable()
  }
}
