import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { ExpressCheckout } from '#payments/express/express-checkout.tsx'
import type { WalletHandle } from '#payments/express/use-wallet-press.ts'
import type { WalletPayment } from '#payments/processor/port.ts'
import type { CardChoiceHandle, CardEntryHandle } from '#platform/form/use-card-to-charge.ts'
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
  express: WalletPayment
  entry: Ref<CardChoiceHandle>
  onEnter: () => void
}

const newCard = 'new'

export function CardChoice(props: CardChoiceProps) {
  const { label, cards, value, onChange, express, entry, onEnter } = props
  const t = useText()
  const nameOf = useCardName()
  const expiryOf = useExpiry()
  const wallet = useRef<WalletHandle>(null)
  const fields = useRef<CardEntryHandle>(null)
  const isNew = value.id === ''

  function isByWallet() {
    return wallet.current?.isPressed() ?? false
  }

  async function submit() {
    const isSaved = !isByWallet() && value.isSaved
    const paymentMethodId = isByWallet()
      ? await wallet.current?.take()
      : (await fields.current?.submit())?.paymentMethodId
    return paymentMethodId ? { paymentMethodId, saveCard: isSaved } : undefined
  }

  useImperativeHandle(entry, () => ({ isByWallet, submit }))

  return (
    <>
      <ExpressCheckout ref={wallet} {...express} />
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
          <CardEntry ref={fields} onEnter={onEnter} />
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
