import type { CardProcessor } from '#payments/processor/port.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'

/** Stripe's script, fields and buttons load when a card is needed. */
export const stripe: CardProcessor = {
  CardFields: lazyPart(() => import('./card-fields.tsx')),
  WalletButtons: lazyPart(() => import('./wallet-buttons.tsx')),
  hasWallets: undefined,
  useBankConfirmation: () => ({ confirm: confirmWithScript, frame: null }),
}

async function confirmWithScript({ clientSecret }: { clientSecret: string }): Promise<boolean> {
  const { loadScript } = await import('./script.ts')
  const { error } = await (await loadScript()).handleNextAction({ clientSecret })
  return !error
}
