import type { Ctx } from '#platform/ctx.ts'
import { findCustomer, insertCustomer } from './method-store.ts'

/** The processor's id of a person, created at the first use. */
export async function customerOf(ctx: Ctx, userId: string): Promise<string> {
  const known = await findCustomer(ctx.db, userId)
  if (known) return known
  const customerId = await ctx.ports.cards.createCustomer(userId)
  await insertCustomer(ctx.db, { userId, customerId, createdAt: ctx.now })
  return (await findCustomer(ctx.db, userId)) ?? customerId
}
