import type { PaidCard } from '@marea/contract/payments/paid-card.ts'
import type { ChargeRow } from './charge-store.ts'

type ChargedCard = Pick<ChargeRow, 'cardBrand' | 'cardLastFour' | 'cardWallet'>

export function paidCardOf(charge: ChargedCard | undefined): PaidCard | null {
  if (!charge?.cardBrand || !charge.cardLastFour) return null
  return { brand: charge.cardBrand, lastFour: charge.cardLastFour, wallet: charge.cardWallet }
}
