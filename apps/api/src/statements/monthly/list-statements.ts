import type {
  StatementList,
  StatementSummary,
} from '@marea/contract/statements/monthly/statement.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findFirstStatementMonth } from './first-month.ts'
import { currentMonth, daysOfMonth, monthAfter, monthsFrom } from './months.ts'
import type { StatementOwner } from './owner-store.ts'
import { listSeals, type SealRow } from './seal/seal-store.ts'
import { composeStatement } from './statement-content.ts'
import { requireStatementOwner } from './statement-owner.ts'

export async function listStatements(
  ctx: Ctx,
  { home }: { home?: string | undefined },
): Promise<StatementList> {
  const owner = await requireStatementOwner(ctx, home)
  const seals = await listSeals(ctx.db, owner.id)
  const open = await listOpenMonths(ctx, owner, seals[0]?.month)
  return {
    homes: owner.homes.map(({ slug, name }) => ({ slug, name })),
    months: [...open.toReversed(), ...seals.map(sealedSummary)],
    sealsOn: daysOfMonth(currentMonth(ctx)).to,
  }
}

/** Months after the last seal; there are two only between the end of a month and its sealing. */
async function listOpenMonths(
  ctx: Ctx,
  owner: StatementOwner,
  lastSealed: string | undefined,
): Promise<StatementSummary[]> {
  const first = lastSealed ? monthAfter(lastSealed) : await findFirstStatementMonth(ctx.db, owner)
  if (first === null) return []
  return Promise.all(
    monthsFrom(first, currentMonth(ctx)).map(async (month) => {
      const content = await composeStatement(ctx.db, owner, month)
      const { opening, profit, paidOut, closing, other, bridge } = content
      const adjustments = Object.values(bridge).reduce((sum, amount) => sum + amount, other)
      return { month, opening, profit, adjustments, paidOut, closing, sealed: null }
    }),
  )
}

function sealedSummary(row: SealRow): StatementSummary {
  const { seal, lines, sealedAt, ...figures } = row
  return {
    ...figures,
    sealed: { seal, lines, sealedAt: sealedAt.toString() },
  }
}
