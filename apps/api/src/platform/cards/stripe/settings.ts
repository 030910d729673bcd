import { z } from 'zod'
import type { ConfiguredProcessor } from '#platform/cards/port.ts'

export const stripeKeys = {
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
}

/** All three keys or none. */
export function configureStripe(
  env: z.infer<z.ZodObject<typeof stripeKeys>>,
): ConfiguredProcessor | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  if (!secretKey || !publishableKey || !webhookSecret) {
    const missing = Object.keys(stripeKeys).filter((name) => !(name in env))
    throw new Error(missing.map((name) => `${name} is missing for Stripe.`).join('\n'))
  }
  return {
    name: 'stripe',
    publishableKey,
    hosts,
    async open(log) {
      const { createStripeAdapter } = await import('./adapter.ts')
      return createStripeAdapter({ secretKey, webhookSecret }, log)
    },
  }
}

const script = ['https://js.stripe.com', 'https://*.js.stripe.com']
/** Link, which remembers cards for Stripe, has a domain of its own. */
const link = ['https://link.com', 'https://*.link.com']

const hosts = {
  scripts: script,
  images: ['https://*.stripe.com', 'https://*.link.com'],
  connections: ['https://api.stripe.com', ...link],
  frames: [...script, 'https://hooks.stripe.com', ...link],
  /** Apple Pay and Google Pay are opened by Stripe's own frames. */
  wallets: script,
}
