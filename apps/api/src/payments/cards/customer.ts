import type { Ctx } from '#platform/ctx.ts'
import { findCustomer, insertCustomer } from './method-store.ts'

/** Who the person is to the processor: made once, however often it is begun. */
export async function customerOf(ctx: Ctx, userId: string): Promise<string> {
  const known = await findCustomer(ctx.db, userId)
  if (known) return known
  const { id } = await ctx.ports.cards.stripe.customers.create(
    { metadata: { userId } },
    { idempotencyKey: `customer:${userId}` },
  )
  await insertCustomer(ctx.db, { userId, customerId: id, createdAt: ctx.now })
  return (await findCustomer(ctx.db, userId)) ?? id
}
