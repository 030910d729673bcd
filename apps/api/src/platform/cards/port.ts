import type { CardsStandIn } from '@marea/cards-stand-in/open.ts'
import type Stripe from 'stripe'

/** The card processor: Stripe, or the stand-in that speaks its API. */
export type CardsPort = { stripe: Stripe; webhookSecret: string; standIn?: CardsStandIn }
