import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { applyMatch } from './apply-match.ts'
import { type BankLineRow, listLines } from './bank-store.ts'
import { listMatches, type Match } from './candidates.ts'
import { bankLineCounts } from './metrics.ts'

/** Banks write a payment a few days after it was posted here, or before. */
const maxDays = 7
const maxOpenLines = 20_000

/**
 * Matches what can be only one thing: a line and an entry of one amount, each with no other like it near its day, or
 * with the bank's number of the payment. Everything else waits for a person.
 */
export async function matchLines(ctx: TransactionCtx): Promise<number> {
  const lines = await listLines(ctx.db, ['open'], maxOpenLines)
  const oldest = lines.at(-1)?.postedOn.toString()
  if (!oldest) return 0
  const since = Temporal.PlainDate.from(addDays(oldest, -2 * maxDays))
    .toZonedDateTime(ctx.companyTimeZone)
    .toInstant()
  const pairs = findPairs(lines, await listMatches(ctx, since))
  for (const { line, match } of pairs) await applyMatch(ctx, line, match, null)
  bankLineCounts.addOnCommit(ctx.db, 'matched', pairs.length)
  return pairs.length
}

type Pair = { line: BankLineRow; match: Match }

function findPairs(lines: readonly BankLineRow[], matches: readonly Match[]): Pair[] {
  const byAmount = Map.groupBy(matches, ({ amount }) => amount)
  const pairs: Pair[] = []
  const used = new Set<string>()
  for (const [amount, equal] of Map.groupBy(lines, (line) => line.amount)) {
    const candidates = byAmount.get(amount) ?? []
    for (const pair of [...pairsByTrace(equal, candidates), ...onlyPairs(equal, candidates)]) {
      const keys = [pair.line.id, ...pair.match.entryIds.map(String), ...pair.match.withdrawalIds]
      if (keys.some((key) => used.has(key))) continue
      for (const key of keys) used.add(key)
      pairs.push(pair)
    }
  }
  return pairs
}

function pairsByTrace(lines: readonly BankLineRow[], matches: readonly Match[]): Pair[] {
  return lines.flatMap((line) => {
    const named = matches.filter(({ trace }) => trace !== null && line.description.includes(trace))
    const [match] = named
    return match && named.length === 1 ? [{ line, match }] : []
  })
}

/** First within a week; of several equal amounts, those of the same day. */
function onlyPairs(lines: readonly BankLineRow[], matches: readonly Match[]): Pair[] {
  return [maxDays, 0].flatMap((days) =>
    lines.flatMap((line) => {
      const near = matches.filter((match) => areNear(line, match, days))
      const [match] = near
      if (!match || near.length > 1) return []
      const rivals = lines.filter((other) => areNear(other, match, days))
      return rivals.length === 1 ? [{ line, match }] : []
    }),
  )
}

function areNear({ postedOn }: BankLineRow, { on }: Match, days: number): boolean {
  return Math.abs(nightsBetween(on, postedOn.toString())) <= days
}
