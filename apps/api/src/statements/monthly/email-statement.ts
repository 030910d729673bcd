import { type Allowance, takeAttempt } from '#identity/attempts/throttle.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { statementOf } from './show-statement.ts'
import { requireStatementOwner } from './statement-owner.ts'

const emailAllowance: Allowance = { limit: 10, hours: 1 }

/** To the owner's own address only; the email is written after the request. */
export function requestStatementEmail(
  ctx: Ctx,
  month: string,
  { home }: { home?: string | undefined },
): Promise<{ to: string }> {
  return inTransaction(ctx, async (ctx) => {
    const owner = await requireStatementOwner(ctx, home)
    await statementOf(ctx, owner, month)
    const reader = await findMailRecipient(ctx, owner.id)
    if (!reader) throw new Problem('owners.statement_email_unconfirmed')
    const taken = await takeAttempt(ctx, ['statement-email', owner.id], emailAllowance)
    if (!taken.isAllowed) throw new Problem('request.too_many', { retryAfter: taken.retryAfter })
    const subject = `user:${owner.id}` as const
    await recordEvent(ctx, { kind: 'owners.statement_requested', subject, data: { month } })
    return { to: reader.email }
  })
}
