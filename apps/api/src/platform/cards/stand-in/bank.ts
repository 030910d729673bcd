import type { PaymentIntent, SetupIntent } from './things.ts'

/** Where the holder proves to be who they are, under the stand-in's own path. */
export function actionFor({ id, client_secret }: PaymentIntent | SetupIntent) {
  const page = `/bank/${id}?secret=${client_secret}`
  return {
    type: 'use_stripe_sdk' as const,
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page },
  }
}
