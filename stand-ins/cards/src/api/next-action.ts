import type { PaymentIntent, SetupIntent } from './objects.ts'

/** Sends the cardholder to the bank's page, under the path where the product serves the stand-in. */
export function authenticationAction({ id, client_secret }: PaymentIntent | SetupIntent) {
  const page = `/bank/${id}?secret=${client_secret}`
  return {
    type: 'use_stripe_sdk' as const,
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page },
  }
}
