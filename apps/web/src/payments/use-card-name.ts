import { useText } from '#platform/texts.tsx'
import { cardName } from './card-name.ts'

type Named = { brand: string; lastFour: string }

export function useCardName(): (card: Named | null | undefined) => string {
  const t = useText()
  return (card) => (card ? cardName(card, t('card.unknown')) : t('wallet.a_card'))
}
