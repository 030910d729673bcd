import type { Endpoints } from '#endpoints.ts'
import type { ProblemCode } from '#problems.ts'

/**
 * The code of an unexpected failure, in place of `server.failed`. The browser needs it too: what a
 * proxy answers in the API's place has no code.
 */
const failureCodes: Partial<Record<keyof Endpoints, ProblemCode>> = {
  'POST /user/register': 'identity.registration_failed',
  'POST /user/apple': 'identity.apple_failed',
  'POST /user/confirmation/apple': 'identity.apple_failed',
  'PUT /user/profile': 'identity.profile_not_saved',
  'PUT /user/password': 'identity.changes_not_saved',
  'POST /user/email-change': 'identity.changes_not_saved',
  'PUT /user/photo': 'identity.profile_not_saved',
  'DELETE /user/photo': 'identity.profile_not_saved',
  'DELETE /user': 'identity.deletion_failed',
  'POST /wallet/withdrawals': 'wallet.withdrawal_failed',
  'GET /bank-accounts': 'bank_accounts.not_loaded',
  'POST /bank-accounts': 'bank_accounts.not_saved',
  'PUT /bank-accounts/:id': 'bank_accounts.not_saved',
  'DELETE /bank-accounts/:id': 'bank_accounts.not_saved',
  'GET /payment-methods': 'payments.methods_not_loaded',
  'POST /payment-methods': 'payments.card_not_saved',
  'GET /payment-methods/setups/:id': 'payments.card_not_saved',
  'PUT /payment-methods/:id': 'payments.card_not_saved',
  'POST /wallet/deposits': 'wallet.deposit_failed',
  'POST /gift-cards': 'gift_cards.failed',
}

export function failureCodeOf(key: string): ProblemCode | undefined {
  return Object.hasOwn(failureCodes, key) ? failureCodes[key as keyof Endpoints] : undefined
}
