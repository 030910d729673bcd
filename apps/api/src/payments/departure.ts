import type { DataPart } from '#identity/data.ts'
import type { ReasonToStay } from '#identity/departure.ts'
import type { Subscription } from '#platform/events.ts'
import { isRefusal } from './failure.ts'
import { deleteCardsOf, findCustomer } from './method-store.ts'
import { ownPaymentMethods } from './methods.ts'
import { ownPurchases } from './purchases.ts'
import { hasOpenCharge } from './store.ts'

export const paymentsData: DataPart = async (ctx) => ({
  cards: await ownPaymentMethods(ctx),
  purchases: (await ownPurchases(ctx, { limit: 10_000 })).items,
})

/** What a card is being asked for has to come to its end first. */
export const openChargeStays: ReasonToStay = async (ctx, userId) =>
  (await hasOpenCharge(ctx.db, userId)) ? 'payments.stays.charge' : undefined

/** The processor forgets the person and their cards; charges stay, as the books need them. */
export const forgetCards: Subscription = {
  kind: 'identity.account_deleted',
  async follow(ctx, { subject }) {
    const userId = subject.replace(/^user:/, '')
    const customer = await findCustomer(ctx.db, userId)
    if (customer) {
      await ctx.ports.cards.stripe.customers.del(customer).catch((error) => {
        if (!isRefusal(error)) throw error
      })
    }
    await deleteCardsOf(ctx.db, userId)
  },
}
