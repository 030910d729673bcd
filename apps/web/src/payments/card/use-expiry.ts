import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

type Expiring = Pick<PaymentMethod, 'expiry' | 'expiryMonth' | 'expiryYear'>

const texts = {
  fine: 'card.expires',
  soon: 'card.expires_soon',
  expired: 'card.expired',
} as const

/** The expiration date of a card, with a warning when it is near. */
export function useExpiry(): (card: Expiring) => string {
  const t = useText()
  const time = useTimeFormat()
  return ({ expiry, expiryMonth, expiryYear }) =>
    t(texts[expiry], {
      month: time.day(`${expiryYear}-${String(expiryMonth).padStart(2, '0')}-01`, 'month'),
    })
}
