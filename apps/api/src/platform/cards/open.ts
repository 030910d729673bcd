import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCardsStandIn } from '@marea/cards-stand-in/open.ts'
import type { Config } from '#config.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log/log.ts'
import { closedCards } from './closed.ts'
import type { CardsPort } from './port.ts'
import { createStripeAdapter } from './stripe/adapter.ts'

/**
 * The configured processor. Without one test cards count where they are taken, by the stand-in, which speaks the protocol
 * of Stripe; elsewhere no card is taken until setup has its keys.
 */
export async function openCards(
  { cards, takesTestCards, dataDir }: Pick<Config, 'cards' | 'takesTestCards' | 'dataDir'>,
  { clock, log }: { clock: Clock; log: Log },
): Promise<CardsPort> {
  if (cards) return cards.open(log)
  if (!takesTestCards) return closedCards
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
