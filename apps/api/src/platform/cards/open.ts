import { join } from 'node:path'
import Stripe from 'stripe'
import type { Config } from '#config.ts'
import type { Clock } from '#platform/clock.ts'
import type { CardsPort } from './port.ts'
import { openStandIn } from './stand-in/open.ts'

const patience = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false }

/** Stripe when it is configured, else the stand-in: the same SDK talks to either. */
export async function openCards(
  { stripe, dataDir }: Pick<Config, 'stripe' | 'dataDir'>,
  clock: Clock,
): Promise<CardsPort> {
  if (stripe) {
    return {
      stripe: new Stripe(stripe.secretKey, patience),
      publishableKey: stripe.publishableKey,
      webhookSecret: stripe.webhookSecret,
    }
  }
  const standIn = await openStandIn({
    folder: join(dataDir, 'card-stand-in'),
    now: () => clock.now().epochMilliseconds,
  })
  const { apiKey, publishableKey, webhookSecret, port } = standIn
  return {
    stripe: new Stripe(apiKey, { ...patience, protocol: 'http', host: '127.0.0.1', port }),
    publishableKey,
    webhookSecret,
    standIn,
  }
}

/** Before anything starts: what the stand-in takes is worth nothing, so somebody has to want that. */
export function refuseTestCards({
  stripe,
  takesTestCards,
}: Pick<Config, 'stripe' | 'takesTestCards'>) {
  if (stripe || takesTestCards) return
  throw new Error(
    'STRIPE_SECRET_KEY is missing: set it with its two sisters to take cards, or TEST_CARDS=true where test cards may count as money.',
  )
}
