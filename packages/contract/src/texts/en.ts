import { accountTexts } from './en/account.ts'
import { amenitiesTexts } from './en/amenities.ts'
import { bankAccountsTexts } from './en/bank-accounts.ts'
import { bookingsTexts } from './en/bookings.ts'
import { bookingsPageTexts } from './en/bookings-page.ts'
import { cardsTexts } from './en/cards.ts'
import { checkoutTexts } from './en/checkout.ts'
import { expensesTexts } from './en/expenses.ts'
import { favoritesTexts } from './en/favorites.ts'
import { identityTexts } from './en/identity.ts'
import { messagingTexts } from './en/messaging.ts'
import { ownerBookingsTexts } from './en/owner-bookings.ts'
import { pageTexts } from './en/pages.ts'
import { paymentsTexts } from './en/payments.ts'
import { pricingTexts } from './en/pricing.ts'
import { problemTexts } from './en/problems.ts'
import { searchTexts } from './en/search.ts'
import { shellTexts } from './en/shell.ts'
import { signInTexts } from './en/sign-in.ts'
import { suitePageTexts } from './en/suite-page.ts'
import { suitesTexts } from './en/suites.ts'
import { uiTexts } from './en/ui.ts'
import { walletTexts } from './en/wallet.ts'

export const en = {
  ...accountTexts,
  ...identityTexts,
  ...pageTexts,
  ...amenitiesTexts,
  ...pricingTexts,
  ...suitesTexts,
  ...problemTexts,
  ...suitePageTexts,
  ...bookingsTexts,
  ...favoritesTexts,
  ...searchTexts,
  ...shellTexts,
  ...signInTexts,
  ...uiTexts,
  ...walletTexts,
  ...paymentsTexts,
  ...bankAccountsTexts,
  ...cardsTexts,
  ...checkoutTexts,
  ...bookingsPageTexts,
  ...expensesTexts,
  ...ownerBookingsTexts,
  ...messagingTexts,
}

export type TextKey = keyof typeof en
