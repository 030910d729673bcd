import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listChangedMonths } from '#statements/reports/changed-since.ts'
import { payoutsOfEntries } from '#wallet/payouts/lines/payout-lines.ts'
import { findFirstStatementMonth } from './first-month.ts'
import { currentMonth, daysOfMonth, monthAfter } from './months.ts'
import { listGuestNames, type StatementOwner } from './owner-store.ts'
import { findSeal } from './seal/seal-store.ts'
import { composeStatement } from './statement-content.ts'
import { statementNumber } from './statement-number.ts'
import { requireStatementOwner } from './statement-owner.ts'

type Asked = { home?: string | undefined }

export async function showStatement(ctx: Ctx, month: string, { home }: Asked): Promise<Statement> {
  return statementOf(ctx, await requireStatementOwner(ctx, home), month)
}

/** A sealed month as it was sealed, an open one as the ledger has it now. */
export async function statementOf(
  ctx: Ctx,
  owner: StatementOwner,
  month: string,
): Promise<Statement> {
  const current = currentMonth(ctx)
  const first = (await findFirstStatementMonth(ctx.db, owner)) ?? current
  if (month > current || (month < first && month !== current)) {
    throw new Problem('resource.not_found')
  }
  const seal = await findSeal(ctx.db, owner.id, month)
  const content = seal?.content ?? (await composeStatement(ctx.db, owner, month))
  const guests = await listGuestNames(
    ctx.db,
    content.bookings.map(({ id }) => id),
  )
  const changed = seal
    ? await listChangedMonths(ctx.db, { homes: owner.homes, ...daysOfMonth(month) })
    : []
  const payouts = await payoutsOfEntries(
    ctx,
    content.payouts.map(({ entryId }) => entryId),
  )
  return {
    ...content,
    number: statementNumber(owner.id, month, seal),
    owner: owner.fullName,
    bookings: content.bookings.map((line) => ({ ...line, guest: guests.get(line.id) ?? '' })),
    payouts: content.payouts.map((line) => ({
      ...line,
      payoutId: payouts.get(line.entryId) ?? null,
    })),
    sealed: seal
      ? { seal: seal.seal, sealedAt: seal.sealedAt.toString(), lines: seal.lines }
      : null,
    changedSince: changed[0]?.changed ?? 0,
    previous: month > first ? monthAfter(month, -1) : null,
    next: month < current ? monthAfter(month) : null,
  }
}
