import { standInPath } from '@marea/cards-stand-in/pages/layout.ts'
import type { NextAction } from '@marea/contract/payments/endpoints.ts'
import type Stripe from 'stripe'
import type { Connection } from './connection.ts'

type StripeAction = Stripe.PaymentIntent['next_action'] | Stripe.SetupIntent['next_action']

/** Stripe's own script shows the bank's page; the stand-in's page is shown in a frame. */
export function nextActionOf({ isStandIn }: Connection, action: StripeAction): NextAction {
  if (!isStandIn) return { type: 'sdk' }
  const fields = new Map(Object.entries(action?.use_stripe_sdk ?? {}))
  return { type: 'page', url: `${standInPath}${fields.get('stripe_js')}` }
}
