import type { DeletionBlocker } from '#identity/privacy/account-deletion.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import { deleteCardsOf, findCustomer } from '#payments/cards/method-store.ts'
import { ownPaymentMethods } from '#payments/cards/payment-methods.ts'
import { deleteOriginsOf, originsOf } from '#payments/charge/charge-origins.ts'
import { hasOpenCharge } from '#payments/charge/charge-store.ts'
import { ownPurchases } from '#payments/purchases/purchases.ts'
import type { Follow } from '#platform/events/consequences.ts'

export const paymentsData: DataExportPart = async (ctx) => ({
  cards: await ownPaymentMethods(ctx),
  paymentOrigins: await originsOf(ctx),
  purchases: (await ownPurchases(ctx, { limit: 10_000 })).items,
})

/** A charge in progress must end first. */
export const openChargeBlocksDeletion: DeletionBlocker = async (ctx, userId) =>
  (await hasOpenCharge(ctx.db, userId)) ? 'payments.deletion_blocked.charge' : undefined

/** Deletes the person and their cards at the processor; charges stay, because the ledger needs them. */
export const eraseCards: Follow<'identity.account_deleted'> = async (ctx, { subject }) => {
  const userId = subject.replace(/^user:/, '')
  const customer = await findCustomer(ctx.db, userId)
  if (customer) await ctx.ports.cards.deleteCustomer(customer)
  await deleteCardsOf(ctx.db, userId)
  await deleteOriginsOf(ctx.db, userId)
}
