import { usePage } from '#platform/page/page.tsx'
import { none } from './none/adapter.tsx'
import type { CardProcessor } from './port.ts'
import { standIn } from './stand-in/adapter.ts'
import { stripe } from './stripe/adapter.ts'

const processors = { stripe, none }

/** The processor that the server charges cards with. */
export function useCardProcessor(): CardProcessor {
  const { cardProcessor } = usePage().config
  return cardProcessor ? processors[cardProcessor.name] : standIn
}
