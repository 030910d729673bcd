import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { type FormEvent, useRef, useState } from 'react'
import { CardChoice } from '#payments/card/card-choice.tsx'
import { CardDeclined } from '#payments/card/card-declined.tsx'
import { type ChosenCard, firstCard } from '#payments/card/chosen-card.ts'
import { openSignIn } from '#platform/api/auth-dialog.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import {
  type CardChoiceHandle,
  type CardChoiceRef,
  useCardToCharge,
} from '#platform/form/use-card-to-charge.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Columns } from '#ui/page/columns.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { useGiftCardDraft } from './gift-card-draft.ts'
import { DeliveryFields, PeopleFields, ValueFields } from './gift-card-fields.tsx'
import { GiftCardPreview } from './gift-card-preview.tsx'
import styles from './gift-cards.module.css'
import { useBuyGiftCard } from './use-buy-gift-card.ts'

type GiftCardFormProps = {
  cards: PaymentMethod[]
  onBought: (card: GiftCard) => void
  onSignedIn: () => Promise<void>
}

/** A visitor signs in before paying; what was entered stays. */
export function GiftCardForm({ cards, onBought, onSignedIn }: GiftCardFormProps) {
  const t = useText()
  const money = formatMoney
  const language = useLanguage()
  const isVisitor = !useUser()
  const form = useRef<HTMLFormElement>(null)
  const entry = useRef<CardChoiceHandle>(null)
  const purchase = usePurchase({ cards, onBought, onSignedIn }, entry)
  const { writing, card, isBusy, error } = purchase
  const { typed, draft } = writing
  return (
    <>
      <Form ref={form} isBusy={isBusy} onSubmit={purchase.submit} onInput={purchase.clearError}>
        <Columns shares={[5, 6]}>
          <Stack gap={5} className={styles.side}>
            <GiftCardPreview {...draft} design={typed.design} />
            <p className='soft small'>{t('gift.terms')}</p>
          </Stack>
          <Stack gap={5}>
            <ValueFields {...writing} />
            <PeopleFields {...writing} />
            <DeliveryFields {...writing} />
            {!isVisitor && (
              <CardChoice
                label={t('gift.card')}
                cards={cards}
                value={card}
                onChange={purchase.setPicked}
                express={{ amount: draft.amount ?? 0, error }}
                entry={entry}
                onEnter={() => form.current?.requestSubmit()}
              />
            )}
            {error !== null && <CardDeclined title={t('gift.not_bought')} error={error} />}
            <Button type='submit' wide busy={isBusy}>
              {isVisitor && t('gift.sign_in_title')}
              {!isVisitor &&
                draft.amount &&
                t('gift.pay', { amount: money(draft.amount, language) })}
              {!isVisitor && !draft.amount && t('gift.buy')}
            </Button>
            {isVisitor && <p className='soft small'>{t('gift.sign_in')}</p>}
          </Stack>
        </Columns>
      </Form>
      {purchase.frame}
    </>
  )
}

function usePurchase({ cards, onBought, onSignedIn }: GiftCardFormProps, entry: CardChoiceRef) {
  const [isSubmitted, setSubmitted] = useState(false)
  const [picked, setPicked] = useState<ChosenCard | null>(null)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { buy, frame } = useBuyGiftCard()
  const writing = useGiftCardDraft(isSubmitted)
  const { typed, draft } = writing
  const card = picked ?? firstCard(cards)
  const takeCard = useCardToCharge(entry, { card, error })

  async function pay() {
    const charged = await takeCard()
    if (!charged) return
    const { language, design } = typed
    const amount = draft.amount ?? 0
    onBought(await buy({ ...draft, amount, language, design, ...charged }))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    const { currentTarget } = event
    if (!writing.isValid()) return focusFirstError(currentTarget)
    if (readUser()) return attempt(pay)
    if (await openSignIn()) await onSignedIn()
  }

  return { writing, card, setPicked, isBusy, error, clearError, submit, frame }
}
