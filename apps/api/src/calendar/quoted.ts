import { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findQuote, type StoredQuote } from './quote-store.ts'

/** The quote that somebody books by its id: made up, another's and run out ones are refused. */
export async function readQuote(ctx: Ctx, id: string): Promise<StoredQuote> {
  const quote = z.uuid().safeParse(id).success ? await findQuote(ctx.db, id) : undefined
  const userId = ctx.actor.kind === 'person' ? ctx.actor.userId : null
  if (!quote || (quote.userId !== null && quote.userId !== userId)) {
    throw new Problem('booking.quote_unknown')
  }
  if (Temporal.Instant.compare(quote.expiresAt, ctx.now) <= 0) {
    throw new Problem('booking.quote_expired')
  }
  return quote
}
