import { cardName } from '@marea/contract/payments/card-name.ts'
import { useText } from '#platform/texts/texts.tsx'

type Named = { brand: string; lastFour: string }

export function useCardName(): (card: Named | null | undefined) => string {
  const t = useText()
  return (card) => (card ? cardName(card, t('card.unknown')) : t('wallet.a_card'))
}
