import type { Ctx } from '#platform/ctx.ts'
import { findCustomer, insertCustomer } from './method-store.ts'

export async function customerOf(ctx: Ctx, userId: string): Promise<string> {
  const known = await findCustomer(ctx.db, userId)
  if (known) return known
  const { cards } = ctx.ports
  const customerId = await cards.createCustomer(userId)
  const row = { userId, processor: cards.name, customerId, createdAt: ctx.now }
  await insertCustomer(ctx.db, row)
  return (await findCustomer(ctx.db, userId)) ?? customerId
}
