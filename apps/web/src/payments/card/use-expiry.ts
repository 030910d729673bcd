import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'

type Expiring = Pick<PaymentMethod, 'expiry' | 'expiryMonth' | 'expiryYear'>

const texts = {
  fine: 'card.expires',
  soon: 'card.expires_soon',
  expired: 'card.expired',
} as const

/** When a card ends, said louder the nearer that is. */
export function useExpiry(): (card: Expiring) => string {
  const t = useText()
  const format = new Intl.DateTimeFormat(localeOf[useLanguage()], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return ({ expiry, expiryMonth, expiryYear }) =>
    t(texts[expiry], { month: format.format(Date.UTC(expiryYear, expiryMonth - 1)) })
}
