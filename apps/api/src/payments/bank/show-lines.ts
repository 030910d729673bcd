import type { BankFile, BankLine, Candidate } from '@marea/contract/payments/reconciliation.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type BankFileRow, type BankLineRow, findLine } from './bank-store.ts'
import { listMatches, type Match } from './candidates.ts'
import { listReferences } from './match-store.ts'

/** What a bank keeps of a payment at most; more is another payment. */
export const maxFee = 100_00
const candidateDays = 60
const maxCandidates = 12

export function toBankFile(row: BankFileRow): BankFile {
  return {
    id: row.id,
    fileName: row.fileName,
    format: row.format,
    account: row.account,
    firstOn: row.firstOn.toString(),
    lastOn: row.lastOn.toString(),
    balance: row.balance === null ? null : usd(row.balance),
    newLines: row.newLines,
    knownLines: row.knownLines,
    uploadedAt: row.uploadedAt.toString(),
  }
}

export async function toBankLines(ctx: Ctx, rows: readonly BankLineRow[]): Promise<BankLine[]> {
  const names = await namesOfUsers(
    ctx,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  const references = await listReferences(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    postedOn: row.postedOn.toString(),
    amount: usd(row.amount),
    description: row.description,
    account: row.account,
    state: row.state,
    meaning: row.meaning,
    reason: row.reason,
    references: references.filter(({ lineId }) => lineId === row.id).map((each) => each.reference),
    decidedBy: row.decidedBy ? (names.get(row.decidedBy) ?? null) : null,
  }))
}

export async function showLine(ctx: Ctx, id: string): Promise<BankLine> {
  const row = await findLine(ctx.db, id)
  const [line] = row ? await toBankLines(ctx, [row]) : []
  if (!line) throw new Problem('resource.not_found')
  return line
}

export async function openLine(ctx: Ctx, id: string) {
  const row = await findLine(ctx.db, id)
  if (!row) throw new Problem('resource.not_found')
  const line = await showLine(ctx, id)
  const isOpen = row.state === 'open' || row.state === 'explained'
  const matches = isOpen ? await candidatesFor(ctx, row) : []
  return { line, candidates: matches.map((match) => toCandidate(row, match)) }
}

function toCandidate(line: BankLineRow, { id, kind, on, amount, reference }: Match): Candidate {
  return { id, kind, on, reference, amount: usd(amount), difference: usd(line.amount - amount) }
}

/** What the line could be, the nearest amount first, then the nearest day. */
export async function candidatesFor(ctx: Ctx, line: BankLineRow): Promise<Match[]> {
  const day = line.postedOn.toString()
  const since = Temporal.PlainDate.from(addDays(day, -candidateDays))
    .toZonedDateTime(ctx.companyTimeZone)
    .toInstant()
  const distance = ({ amount, on }: Match) => [
    Math.abs(line.amount - amount),
    Math.abs(nightsBetween(on, day)),
  ]
  return (await listMatches(ctx, since))
    .filter((match) => Math.sign(match.amount) === Math.sign(line.amount))
    .filter((match) => Math.abs(line.amount - match.amount) <= maxFee)
    .map((match) => ({ match, distance: distance(match) }))
    .toSorted((a, b) => compare(a.distance, b.distance))
    .slice(0, maxCandidates)
    .map(({ match }) => match)
}

function compare([a = 0, ...rest]: number[], [b = 0, ...others]: number[]): number {
  return a - b || (rest.length > 0 ? compare(rest, others) : 0)
}
