import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { readPage } from '#platform/page/page.tsx'

let loading: Promise<Stripe> | undefined

/** Loads Stripe's script when it is first needed, and again after a failed load. */
export function loadScript(): Promise<Stripe> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Stripe> {
  const { cardProcessor } = readPage().config
  const isStripe = cardProcessor?.name === 'stripe'
  const loaded = isStripe ? await loadStripe(cardProcessor.publishableKey) : null
  if (!loaded) throw new Error('Stripe is not here.')
  return loaded
}
