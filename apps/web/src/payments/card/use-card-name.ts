import { cardName, type NamedCard } from '@marea/contract/payments/card-name.ts'
import { useText } from '#platform/texts/texts.tsx'

export function useCardName(): (card: NamedCard | null | undefined) => string {
  const t = useText()
  return (card) => (card ? cardName(card, t('card.unknown')) : t('wallet.a_card'))
}
