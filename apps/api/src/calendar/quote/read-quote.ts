import { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findQuote } from './quote-store.ts'
import type { StoredQuote } from './stored-quote.ts'

/** The quote booked by its id: invented, foreign and expired ones are refused. */
export async function readQuote(ctx: Ctx, id: string): Promise<StoredQuote> {
  const quote = z.uuid().safeParse(id).success ? await findQuote(ctx.db, id) : undefined
  if (!quote) throw new Problem('booking.quote_unknown')
  refuseUnusable(ctx, quote)
  return quote
}

export function refuseUnusable(
  { actor, now }: Ctx,
  { userId, expiresAt }: Pick<StoredQuote, 'userId' | 'expiresAt'>,
): void {
  const isAnothers = userId !== null && !(actor.kind === 'person' && actor.userId === userId)
  if (isAnothers) throw new Problem('booking.quote_unknown')
  if (Temporal.Instant.compare(expiresAt, now) <= 0) throw new Problem('booking.quote_expired')
}
