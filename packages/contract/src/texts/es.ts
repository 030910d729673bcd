import type { TextKey } from './en.ts'
import { accountTexts } from './es/account.ts'
import { amenitiesTexts } from './es/amenities.ts'
import { bankAccountsTexts } from './es/bank-accounts.ts'
import { bookingsTexts } from './es/bookings.ts'
import { bookingsPageTexts } from './es/bookings-page.ts'
import { cardsTexts } from './es/cards.ts'
import { checkoutTexts } from './es/checkout.ts'
import { expensesTexts } from './es/expenses.ts'
import { favoritesTexts } from './es/favorites.ts'
import { identityTexts } from './es/identity.ts'
import { messagingTexts } from './es/messaging.ts'
import { ownerBookingsTexts } from './es/owner-bookings.ts'
import { pageTexts } from './es/pages.ts'
import { paymentsTexts } from './es/payments.ts'
import { pricingTexts } from './es/pricing.ts'
import { problemTexts } from './es/problems.ts'
import { searchTexts } from './es/search.ts'
import { shellTexts } from './es/shell.ts'
import { signInTexts } from './es/sign-in.ts'
import { suitePageTexts } from './es/suite-page.ts'
import { suitesTexts } from './es/suites.ts'
import { uiTexts } from './es/ui.ts'
import { walletTexts } from './es/wallet.ts'

export const es: Record<TextKey, string> = {
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
