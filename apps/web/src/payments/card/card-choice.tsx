import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import type { Ref } from 'react'
import type { CardEntryHandle } from '#platform/form/use-entered-card.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { CardEntry } from './card-entry.tsx'
import type { ChosenCard } from './chosen-card.ts'
import { useCardName } from './use-card-name.ts'
import { useExpiry } from './use-expiry.ts'

type CardChoiceProps = {
  label: string
  cards: PaymentMethod[]
  value: ChosenCard
  onChange: (card: ChosenCard) => void
  entry: Ref<CardEntryHandle>
  onEnter: () => void
}

const newCard = 'new'

/** A choice between the saved cards and a new one. */
export function CardChoice(props: CardChoiceProps) {
  const { label, cards, value, onChange, entry, onEnter } = props
  const t = useText()
  const nameOf = useCardName()
  const expiryOf = useExpiry()
  const isNew = value.id === ''
  return (
    <>
      {cards.length > 0 && (
        <RadioChoice
          label={label}
          name='card'
          options={[
            ...cards.map((card) => ({
              value: card.id,
              label: nameOf(card),
              note: expiryOf(card),
              isDisabled: card.expiry === 'expired',
            })),
            { value: newCard, label: t('deposit.new_card') },
          ]}
          value={isNew ? newCard : value.id}
          onChange={(id) => onChange({ ...value, id: id === newCard ? '' : id })}
        />
      )}
      {isNew && (
        <div>
          <CardEntry ref={entry} onEnter={onEnter} />
          <Checkbox
            name='saveCard'
            checked={value.isSaved}
            onChange={({ target }) => onChange({ ...value, isSaved: target.checked })}
          >
            {t('deposit.save_card')}
          </Checkbox>
        </div>
      )}
    </>
  )
}
