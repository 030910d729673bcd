import { Problem } from '#platform/problem.ts'
import { dayOfDigits, endOfAccount, plainText, type Statement, unreadable } from './statement.ts'

export function isOfx(text: string): boolean {
  return /<OFX>/i.test(text.slice(0, 4000))
}

/** OFX 1 leaves most tags open and OFX 2 closes them, so only the order of the tags counts. */
export function readOfx(text: string): Statement[] {
  const statements: { fields: Fields; lines: Fields[] }[] = []
  let line: Fields | undefined
  for (const { tag, value } of tagsOf(text)) {
    const statement = statements.at(-1)
    if (tag === 'STMTRS' || tag === 'CCSTMTRS') statements.push({ fields: {}, lines: [] })
    else if (tag === 'STMTTRN') line = {}
    else if (tag === '/STMTTRN') {
      if (line) statement?.lines.push(line)
      line = undefined
    } else if (tag === 'LEDGERBAL' || tag === 'AVAILBAL') balanceOf(statement?.fields, tag)
    else if (line) line[tag] ??= value
    else if (statement) setField(statement.fields, tag, value)
  }
  if (statements.length === 0) throw unreadable()
  return statements.map(statementOf)
}

type Fields = Record<string, string>

function* tagsOf(text: string): Generator<{ tag: string; value: string }> {
  for (const part of text.split('<').slice(1)) {
    const end = part.indexOf('>')
    if (end > 0) {
      const value = withoutEntities(part.slice(end + 1).trim())
      yield { tag: part.slice(0, end).trim().toUpperCase(), value }
    }
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name) => entities[name] ?? '')
}

/** Which of the two balances the next amount is. */
function balanceOf(fields: Fields | undefined, tag: string): void {
  if (fields) fields.balance = tag
}

function setField(fields: Fields, tag: string, value: string): void {
  if (tag !== 'BALAMT') fields[tag] ??= value
  else if (fields.balance === 'LEDGERBAL') fields.BALAMT ??= value
}

function statementOf({ fields, lines }: { fields: Fields; lines: Fields[] }): Statement {
  if (fields.CURDEF && fields.CURDEF !== 'USD') {
    throw new Problem('reconciliation.currency_unknown')
  }
  return {
    account: endOfAccount(fields.ACCTID ?? ''),
    balance: fields.BALAMT === undefined ? null : centsOf(fields.BALAMT),
    lines: lines.map(({ DTPOSTED = '', TRNAMT = '', FITID, NAME, MEMO, CHECKNUM }) => ({
      postedOn: dayOfDigits(DTPOSTED),
      amount: centsOf(TRNAMT),
      description: plainText([NAME, MEMO === NAME ? undefined : MEMO, CHECKNUM]),
      bankId: FITID,
    })),
  }
}

/** OFX writes a point or, in some countries, a comma before the cents, and nothing between thousands. */
function centsOf(text: string): number {
  const [whole = '', decimals = ''] = text.replace(/^[+-]/, '').split(/[.,]/)
  const [cents, rest] = [decimals.slice(0, 2), decimals.slice(2)]
  const isNumber = /^\d{1,10}$/.test(whole) && /^\d*$/.test(decimals)
  if (!isNumber || Number(rest) !== 0) throw unreadable()
  const amount = Number(`${whole}${cents.padEnd(2, '0')}`)
  return text.startsWith('-') ? -amount : amount
}
