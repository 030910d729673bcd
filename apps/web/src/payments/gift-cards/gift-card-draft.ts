import {
  type GiftCardDesign,
  type GiftCardDraft,
  giftCardAmounts,
  giftCardDaysAhead,
  giftCardErrors,
  giftCardLimits,
  giftCardMessageLength,
} from '@marea/contract/payments/gift-card-rules.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { useState } from 'react'
import { useUser } from '#platform/session/session.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { parseMoney } from '#ui/form/parse-money.ts'
import { formatMoney } from '#ui/format/format-money.ts'

export type TypedGiftCard = {
  /** The cents of a fixed choice, or `other`. */
  choice: string
  otherAmount: string
  design: GiftCardDesign
  recipientName: string
  recipientEmail: string
  language: Language
  /** Null until it is typed; until then the signed-in person's own name. */
  senderName: string | null
  message: string
  isLater: boolean
  deliverOn: string
}

export function useGiftCardDraft(isSubmitted: boolean) {
  const language = useLanguage()
  const t = useText()
  const time = useTimeFormat()
  const user = useUser()
  const [typed, setTyped] = useState<TypedGiftCard>(() => emptyDraft(language))
  const draft: GiftCardDraft = {
    amount: typed.choice === 'other' ? parseMoney(typed.otherAmount) : Number(typed.choice),
    senderName: typed.senderName ?? user?.fullName ?? '',
    recipientName: typed.recipientName,
    recipientEmail: typed.recipientEmail,
    message: typed.message,
    deliverOn: typed.isLater ? typed.deliverOn : null,
  }
  const errors = isSubmitted ? giftCardErrors(draft, deliveryDays(time.today())) : {}

  function errorOf(field: keyof GiftCardDraft): string | undefined {
    const error = errors[field]
    if (!error) return undefined
    const money = (amount: number) => formatMoney(amount, language, { cents: 'whole' })
    return t(`gift.error.${error}`, {
      minimum: money(giftCardLimits.minimum),
      maximum: money(giftCardLimits.maximum),
      count: giftCardMessageLength,
    })
  }

  return {
    typed,
    draft,
    errorOf,
    change: (changes: Partial<TypedGiftCard>) => setTyped((before) => ({ ...before, ...changes })),
    isValid: () => Object.keys(giftCardErrors(draft, deliveryDays(time.today()))).length === 0,
    clear: () => setTyped(emptyDraft(language)),
  }
}

export type GiftCardWriting = ReturnType<typeof useGiftCardDraft>

/** The first and the last day a gift card can be delivered on. */
export function deliveryDays(first: string): { first: string; last: string } {
  return { first, last: addDays(first, giftCardDaysAhead) }
}

function emptyDraft(language: Language): TypedGiftCard {
  return {
    choice: String(giftCardAmounts[1]),
    otherAmount: '',
    design: 'tide',
    recipientName: '',
    recipientEmail: '',
    language,
    senderName: null,
    message: '',
    isLater: false,
    deliverOn: '',
  }
}
