import type { Verification } from '@marea/contract/statements/monthly/statement.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/problem.ts'
import { statementCounters } from '#statements/monthly/metrics.ts'
import { requireStatementOwner } from '#statements/monthly/statement-owner.ts'
import { checkSeals } from './check-store.ts'

export async function verifyMonth(
  ctx: Ctx,
  month: string,
  { home }: { home?: string | undefined },
): Promise<Verification> {
  const owner = await requireStatementOwner(ctx, home)
  const [checked] = await checkSeals(ctx.db, { ownerId: owner.id, month })
  if (!checked) throw new Problem('owners.statement_not_sealed')
  const { isIntact, lines, sealedLines, sealedAt, seal } = checked
  statementCounters.add(isIntact ? 'verified' : 'mismatched')
  if (!isIntact) ctx.log.error({ ownerId: owner.id, month }, 'sealed month does not match')
  return {
    month,
    isIntact,
    lines,
    sealedLines,
    seal,
    sealedAt: sealedAt.toString(),
    checkedAt: ctx.now.toString(),
  }
}

type SealsChecked = { months: number; lines: number; differences: string[] }

export async function verifySeals(db: Db): Promise<SealsChecked> {
  const checked = await checkSeals(db, {})
  return {
    months: checked.length,
    lines: checked.reduce((sum, { lines }) => sum + lines, 0),
    differences: checked
      .filter(({ isIntact }) => !isIntact)
      .map(({ ownerId, month }) => `${month} of ${ownerId}`),
  }
}

export function summarizeSeals({ months, lines, differences }: SealsChecked): string {
  const list = differences.length > 0 ? `: ${differences.slice(0, 10).join('; ')}` : ''
  return `statements: ${months} sealed months, ${lines} ledger lines, ${differences.length} differences${list}`
}
