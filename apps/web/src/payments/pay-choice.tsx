import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import type { Ref } from 'react'
import { CardChoice } from '#payments/card/card-choice.tsx'
import type { ChosenCard } from '#payments/card/chosen-card.ts'
import type { CardChoiceHandle } from '#platform/form/use-card-to-charge.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Icon } from '#ui/media/icon.tsx'
import styles from './pay-choice.module.css'

type PayChoiceProps = {
  /** The amount due and the available wallet balance. */
  amount: number
  due: number
  available: number
  isCreditUsed: boolean
  setCreditUsed: (isUsed: boolean) => void
  cards: PaymentMethod[]
  card: ChosenCard
  setCard: (card: ChosenCard) => void
  error: unknown
  /** The card pays a later part too. */
  paysLater?: boolean
  entry: Ref<CardChoiceHandle>
  onEnter: () => void
}

/** The wallet balance first, if the guest chooses so, and a card for the rest. */
export function PayChoice(props: PayChoiceProps) {
  const { amount, due, available, isCreditUsed, setCreditUsed } = props
  const t = useText()
  const language = useLanguage()
  return (
    <>
      {available > 0 && (
        <div className={styles.credit}>
          <Icon name='wallet' />
          <Switch
            name='useCredit'
            checked={isCreditUsed}
            onChange={({ target }) => setCreditUsed(target.checked)}
            note={t('checkout.credit_free', { amount: formatMoney(available, language) })}
          >
            {t('checkout.credit')}{' '}
            {isCreditUsed && <b className={styles.less}>{formatMoney(due - amount, language)}</b>}
          </Switch>
        </div>
      )}
      {due > 0 && (
        <CardChoice
          label={t('checkout.pay_with')}
          cards={props.cards}
          value={props.card}
          onChange={props.setCard}
          express={{ amount: due, error: props.error, paysLater: props.paysLater ?? false }}
          entry={props.entry}
          onEnter={props.onEnter}
        />
      )}
    </>
  )
}
