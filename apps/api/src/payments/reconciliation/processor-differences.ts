import { type Difference, rowProblems } from '@marea/contract/payments/reconciliation.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { findRead } from '#payments/processor/read-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayIn } from '#platform/zoned-time.ts'
import type { Position } from '#wallet/position.ts'
import {
  listUnlisted,
  listWrongRows,
  sumInTransit,
  sumRows,
  sumUnpostedDisputes,
} from './summary-store.ts'

const limit = 2000
/** The processor lists a charge at once, and we read its list every hour. */
const listedAfter = { hours: 24 }

export type Side = { held: number; differences: Difference[] }

export type ProcessorSide = Side & { readAt: Temporal.Instant }

/** What the processor has of ours and why the ledger says otherwise; undefined until it was read. */
export async function processorSide(
  ctx: Ctx,
  ledger: Position,
): Promise<ProcessorSide | undefined> {
  const { db } = ctx
  const read = await findRead(db, ctx.ports.cards.name)
  if (!read?.completeUntil || read.balance === null || !read.balanceAt) return undefined
  const rows = await sumRows(db, read.balanceAt)
  const held = read.balance + rows.now - rows.then + (await sumInTransit(db))
  const named = [
    ...(await wrongRows(ctx)),
    ...(await unlisted(ctx)),
    ...total('disputes', await sumUnpostedDisputes(db)),
  ]
  const sum = named.reduce((sum, { amount }) => sum + amount.amount, 0)
  const rest = total('processor_balance', held - ledger.processor - sum)
  return { held, readAt: read.balanceAt, differences: [...named, ...rest] }
}

export function total(kind: Difference['kind'], amount: number): Difference[] {
  return amount === 0 ? [] : [{ ...blank, kind, id: kind, amount: usd(amount) }]
}

export const blank = {
  on: null,
  name: '',
  problem: null,
  isExplained: false,
  isWaiting: false,
  reason: '',
} as const

async function wrongRows({ db, companyTimeZone }: Ctx): Promise<Difference[]> {
  const rows = await listWrongRows(db, limit)
  return rows.map((row) => ({
    ...blank,
    kind: 'processor_row',
    id: row.id,
    on: todayIn(companyTimeZone, row.createdAt),
    amount: usd(row.difference),
    name: [row.category, row.description, row.sourceId].filter(Boolean).join(' · '),
    problem: rowProblems.find((problem) => problem === row.problem) ?? null,
    isExplained: row.resolution === 'explained',
    reason: row.reason,
  }))
}

async function unlisted({ db, now, companyTimeZone }: Ctx): Promise<Difference[]> {
  const rows = await listUnlisted(db, limit)
  const expected = now.subtract(listedAfter)
  return rows.map(({ id, amount, at }) => ({
    ...blank,
    kind: 'not_at_processor',
    id,
    on: todayIn(companyTimeZone, at),
    amount: usd(amount),
    name: id,
    isWaiting: Temporal.Instant.compare(at, expected) > 0,
  }))
}
