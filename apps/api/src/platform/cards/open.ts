import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCardsStandIn } from '@marea/cards-stand-in/open.ts'
import type { Config } from '#config.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log/log.ts'
import type { CardsPort } from './port.ts'
import { createStripeAdapter } from './stripe/adapter.ts'

/** The configured processor, else the stand-in, which speaks the protocol of Stripe. */
export async function openCards(
  { cards, dataDir }: Pick<Config, 'cards' | 'dataDir'>,
  { clock, log }: { clock: Clock; log: Log },
): Promise<CardsPort> {
  if (cards) return cards.open(log)
  const standIn = await openCardsStandIn({
    folder: join(dataDir, 'card-stand-in'),
    fonts: { regular: await readFont('regular'), semibold: await readFont('semibold') },
    now: () => clock.now().epochMilliseconds,
  })
  const { apiKey: secretKey, webhookSecret, port: standInPort } = standIn
  return { ...createStripeAdapter({ secretKey, webhookSecret, standInPort }, log), standIn }
}

function readFont(weight: 'regular' | 'semibold'): Promise<Buffer> {
  return readFile(new URL(`../../files/fonts/hanken-grotesk-${weight}.ttf`, import.meta.url))
}

/** Checked before anything starts: payments to the stand-in are worth nothing, so it must be requested explicitly. */
export function refuseTestCards({
  cards,
  takesTestCards,
}: Pick<Config, 'cards' | 'takesTestCards'>) {
  if (cards || takesTestCards) return
  throw new Error(
    'STRIPE_SECRET_KEY is missing: set all three STRIPE_ variables to accept cards, or TEST_CARDS=true to accept test cards as payment.',
  )
}
