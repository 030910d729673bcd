import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCardsStandIn } from '@marea/cards-stand-in/open.ts'
import Stripe from 'stripe'
import type { Config } from '#config.ts'
import type { Clock } from '#platform/clock.ts'
import type { CardsPort } from './port.ts'

const patience = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false }

/** Stripe when it is configured, else the stand-in: the same SDK talks to either. */
export async function openCards(
  { stripe, dataDir }: Pick<Config, 'stripe' | 'dataDir'>,
  clock: Clock,
): Promise<CardsPort> {
  if (stripe) {
    return { stripe: new Stripe(stripe.secretKey, patience), webhookSecret: stripe.webhookSecret }
  }
  const standIn = await openCardsStandIn({
    folder: join(dataDir, 'card-stand-in'),
    fonts: { regular: await readFont('regular'), semibold: await readFont('semibold') },
    now: () => clock.now().epochMilliseconds,
  })
  const { apiKey, webhookSecret, port } = standIn
  return {
    stripe: new Stripe(apiKey, { ...patience, protocol: 'http', host: '127.0.0.1', port }),
    webhookSecret,
    standIn,
  }
}

function readFont(weight: 'regular' | 'semibold'): Promise<Buffer> {
  return readFile(new URL(`../../files/fonts/hanken-grotesk-${weight}.ttf`, import.meta.url))
}

/** Before anything starts: payments to the stand-in are worth nothing, so somebody has to ask for it. */
export function refuseTestCards({
  stripe,
  takesTestCards,
}: Pick<Config, 'stripe' | 'takesTestCards'>) {
  if (stripe || takesTestCards) return
  throw new Error(
    'STRIPE_SECRET_KEY is missing: set it with its two sisters to take cards, or TEST_CARDS=true where test cards may count as money.',
  )
}
