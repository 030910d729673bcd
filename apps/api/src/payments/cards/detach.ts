import { isRefusal } from '#payments/charge/failure.ts'
import type { Ctx } from '#platform/ctx.ts'

/** A card the processor does not keep is as good as removed. */
export async function detachCard(ctx: Ctx, paymentMethodId: string): Promise<void> {
  await ctx.ports.cards.stripe.paymentMethods.detach(paymentMethodId).catch((error) => {
    if (!isRefusal(error)) throw error
  })
}
