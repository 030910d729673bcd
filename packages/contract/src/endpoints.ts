import { bankAccountsEndpoints } from './bank-accounts.ts'
import { bookingChangesEndpoints } from './booking-changes.ts'
import { bookingsEndpoints } from './bookings.ts'
import { calendarEndpoints } from './calendar.ts'
import { couponsEndpoints } from './coupons.ts'
import { depositsEndpoints } from './deposits.ts'
import { devEndpoints } from './dev.ts'
import { expensesEndpoints } from './expenses.ts'
import { favoritesEndpoints } from './favorites.ts'
import { hostIdEndpoints } from './host-ids.ts'
import { identityEndpoints } from './identity.ts'
import { liveEndpoints } from './live.ts'
import { localeEndpoints } from './locale.ts'
import { messagingEndpoints } from './messaging.ts'
import { operationsEndpoints } from './operations.ts'
import { ownerBookingsEndpoints } from './owner-bookings.ts'
import { ownersEndpoints } from './owners.ts'
import { paymentsEndpoints } from './payments.ts'
import { payoutsEndpoints } from './payouts.ts'
import { pricingEndpoints } from './pricing.ts'
import { reviewsEndpoints } from './reviews.ts'
import { searchEndpoints } from './search.ts'
import { stayReviewsEndpoints } from './stay-reviews.ts'
import { suitesEndpoints } from './suites.ts'
import { walletEndpoints } from './wallet.ts'

/** Every call of the product, keyed by method and path. */
export const endpoints = {
  ...devEndpoints,
  ...identityEndpoints,
  ...localeEndpoints,
  ...suitesEndpoints,
  ...searchEndpoints,
  ...reviewsEndpoints,
  ...pricingEndpoints,
  ...favoritesEndpoints,
  ...calendarEndpoints,
  ...operationsEndpoints,
  ...couponsEndpoints,
  ...ownersEndpoints,
  ...expensesEndpoints,
  ...walletEndpoints,
  ...bankAccountsEndpoints,
  ...payoutsEndpoints,
  ...bookingsEndpoints,
  ...hostIdEndpoints,
  ...bookingChangesEndpoints,
  ...stayReviewsEndpoints,
  ...ownerBookingsEndpoints,
  ...paymentsEndpoints,
  ...depositsEndpoints,
  ...messagingEndpoints,
  ...liveEndpoints,
}

export type Endpoints = typeof endpoints
