import { standInPath } from '@marea/cards-stand-in/pages/layout.ts'
import type { NextAction } from '@marea/contract/payments/endpoints.ts'
import type Stripe from 'stripe'
import type { Ctx } from '#platform/ctx.ts'

type Wanted = Stripe.PaymentIntent['next_action'] | Stripe.SetupIntent['next_action']

/** With Stripe its own script shows the bank's page; the stand-in's page is shown in a frame. */
export function nextActionOf({ ports }: Ctx, wanted: Wanted): NextAction {
  if (!ports.cards.standIn) return { type: 'sdk' }
  const url = Object.entries(wanted?.use_stripe_sdk ?? {}).find(
    ([name]) => name === 'stripe_js',
  )?.[1]
  return { type: 'page', url: `${standInPath}${url}` }
}
