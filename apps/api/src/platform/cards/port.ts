import type Stripe from 'stripe'
import type { StandIn } from './stand-in/open.ts'

/** The card processor: Stripe, or the stand-in that speaks its language. */
export type CardsPort = {
  stripe: Stripe
  publishableKey: string
  webhookSecret: string
  standIn?: StandIn
}

/** Where the stand-in shows its card form and its banks' pages. */
export const standInPath = '/card-stand-in'
