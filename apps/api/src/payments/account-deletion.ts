import type { DeletionBlocker } from '#identity/account/account-deletion.ts'
import type { DataPart } from '#identity/account/data.ts'
import { deleteCardsOf, findCustomer } from '#payments/cards/method-store.ts'
import { ownPaymentMethods } from '#payments/cards/payment-methods.ts'
import { hasOpenCharge } from '#payments/charge/charge-store.ts'
import { isRefusal } from '#payments/charge/failure.ts'
import { ownPurchases } from '#payments/purchases/purchases.ts'
import type { Subscription } from '#platform/events/events.ts'

export const paymentsData: DataPart = async (ctx) => ({
  cards: await ownPaymentMethods(ctx),
  purchases: (await ownPurchases(ctx, { limit: 10_000 })).items,
})

/** What a card is being asked for has to come to its end first. */
export const openChargeBlocksDeletion: DeletionBlocker = async (ctx, userId) =>
  (await hasOpenCharge(ctx.db, userId)) ? 'payments.deletion_blocked.charge' : undefined

/** The processor forgets the person and their cards; charges stay, as the books need them. */
export const eraseCards: Subscription = {
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
