import type { Consequences } from '#platform/events/consequences.ts'
import { eraseCards } from './account-deletion.ts'
import { eraseGiftCards } from './gift-cards/account-deletion.ts'
import { emailBuyer } from './gift-cards/buyer-mails.ts'
import { deliverIfDue } from './gift-cards/deliver.ts'
import { emailReturned } from './mails.ts'

export const paymentsConsequences: Consequences = {
  'payments.charge_returned': { 'email-payer': emailReturned },
  'payments.gift_card_bought': {
    deliver: (ctx, { data }) => deliverIfDue(ctx, data.giftCardId),
    'email-buyer': emailBuyer('bought'),
  },
  'payments.gift_card_redeemed': { 'email-buyer': emailBuyer('redeemed') },
  'payments.gift_card_refunded': { 'email-buyer': emailBuyer('refunded') },
  'identity.account_deleted': {
    'erase-cards': eraseCards,
    'erase-gift-cards': eraseGiftCards,
  },
}
