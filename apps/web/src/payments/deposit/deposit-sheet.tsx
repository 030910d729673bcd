import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import type { Wallet } from '@marea/contract/wallet/endpoints.ts'
import { type FormEvent, useRef, useState } from 'react'
import { CardChoice } from '#payments/card/card-choice.tsx'
import { CardDeclined } from '#payments/card/card-declined.tsx'
import { type ChosenCard, firstCard } from '#payments/card/chosen-card.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type CardChoiceHandle, useCardToCharge } from '#platform/form/use-card-to-charge.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Pill } from '#ui/button/pill.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { parseMoney, typedMoney } from '#ui/form/parse-money.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { useDeposit } from './use-deposit.ts'

type DepositSheetProps = {
  wallet: Wallet
  cards: PaymentMethod[]
  /** Called when the request was sent. */
  onDeposit: () => void
  onClose: () => void
  onSent: () => Promise<void>
}

export function DepositSheet(props: DepositSheetProps) {
  const t = useText()
  const { deposit, frame } = useDeposit()
  return (
    <>
      <Sheet isOpen onClose={props.onClose} title={t('deposit.title')}>
        <Fields {...props} deposit={deposit} />
      </Sheet>
      {frame}
    </>
  )
}

type FieldsProps = DepositSheetProps & Pick<ReturnType<typeof useDeposit>, 'deposit'>

function Fields({ wallet, cards, deposit, onDeposit, onClose, onSent }: FieldsProps) {
  const t = useText()
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const entry = useRef<CardChoiceHandle>(null)
  const [typed, setTyped] = useState('')
  const [card, setCard] = useState<ChosenCard>(() => firstCard(cards))
  const [isSubmitted, setSubmitted] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const amount = parseMoney(typed)
  const minimum = wallet.minimumDeposit.amount
  const amountError = amountErrorOf(amount, minimum)
  const takeCard = useCardToCharge(entry, { card, error })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (amountError || !amount) return focusFirstError(event.currentTarget)
    attempt(async () => {
      const charged = await takeCard()
      if (!charged) return
      await deposit({ amount, ...charged })
      onDeposit()
      onClose()
      await onSent()
    })
  }

  return (
    <Form ref={form} kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <MoneyField
        label={t('deposit.amount')}
        name='amount'
        placeholder='0.00'
        value={typed}
        onChange={setTyped}
        hint={t('deposit.minimum', { amount: money(minimum) })}
        error={amountError && isSubmitted ? t(amountError, { amount: money(minimum) }) : undefined}
      />
      <QuickAmounts minimum={minimum} onPick={(picked) => setTyped(typedMoney(picked))} />
      <CardChoice
        label={t('deposit.card')}
        cards={cards}
        value={card}
        onChange={setCard}
        express={{ amount: amount ?? minimum, error }}
        entry={entry}
        onEnter={() => form.current?.requestSubmit()}
      />
      {error !== null && <CardDeclined title={t('problem.wallet.deposit_failed')} error={error} />}
      <FormFooter>
        <p className='soft small'>{t('deposit.arrives')}</p>
        <Button type='submit' wide busy={isBusy}>
          {amount ? t('deposit.do_amount', { amount: money(amount) }) : t('deposit.do')}
        </Button>
      </FormFooter>
    </Form>
  )
}

function QuickAmounts({ minimum, onPick }: { minimum: number; onPick: (amount: number) => void }) {
  const money = useMoney()
  const amounts = [2, 5, 10, 20].map((times) => times * minimum)
  return (
    <Inline gap={2}>
      {amounts.map((amount) => (
        <Pill key={amount} onClick={() => onPick(amount)}>
          {money(amount)}
        </Pill>
      ))}
    </Inline>
  )
}

function useMoney(): (amount: number) => string {
  const language = useLanguage()
  return (amount) => formatMoney(amount, language, { cents: 'whole' })
}

function amountErrorOf(amount: number | undefined, minimum: number) {
  if (!amount) return 'deposit.amount_missing'
  return amount <= minimum ? 'deposit.too_small' : undefined
}
