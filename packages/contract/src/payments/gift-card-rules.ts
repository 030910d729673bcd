import { isEmail } from '#identity/registration-rules.ts'
import { hasVisibleText, isOneLine } from '#platform/line-rules.ts'

/** In cents. The maximum is the federal limit of gift cards that need no registration (decision 81). */
export const giftCardLimits = { minimum: 50_00, maximum: 2_000_00, perDay: 10_000_00 } as const

export const giftCardAmounts = [100_00, 250_00, 500_00, 1_000_00] as const

export const giftCardDesigns = ['tide', 'sunrise', 'night'] as const
export type GiftCardDesign = (typeof giftCardDesigns)[number]

export const giftCardNameLength = 80
export const giftCardMessageLength = 300

/** A gift card can be delivered up to a year ahead, and refunded for two weeks. */
export const giftCardDaysAhead = 365
export const giftCardRefundDays = 14

export type GiftCardDraft = {
  amount: number | undefined
  senderName: string
  recipientName: string
  recipientEmail: string
  message: string
  /** A day of the company; none delivers right away. */
  deliverOn: string | null
}

type GiftCardField = keyof GiftCardDraft

type GiftCardError =
  | 'amount'
  | 'sender_name'
  | 'recipient_name'
  | 'recipient_email'
  | 'message'
  | 'deliver_on'

export type GiftCardErrors = Partial<Record<GiftCardField, GiftCardError>>

export type RecipientDraft = Pick<GiftCardDraft, 'recipientName' | 'recipientEmail'>

/** `days` are the first and the last day of delivery. */
export function giftCardErrors(
  draft: GiftCardDraft,
  days: { first: string; last: string },
): GiftCardErrors {
  const { amount = 0, senderName, message, deliverOn } = draft
  const { minimum, maximum } = giftCardLimits
  return {
    ...(amount >= minimum && amount <= maximum ? {} : { amount: 'amount' }),
    ...(isName(senderName) ? {} : { senderName: 'sender_name' }),
    ...recipientErrors(draft),
    ...(message.trim().length <= giftCardMessageLength ? {} : { message: 'message' }),
    ...(isDay(deliverOn, days) ? {} : { deliverOn: 'deliver_on' }),
  }
}

export function recipientErrors({ recipientName, recipientEmail }: RecipientDraft): GiftCardErrors {
  return {
    ...(isName(recipientName) ? {} : { recipientName: 'recipient_name' }),
    ...(isEmail(recipientEmail.trim()) ? {} : { recipientEmail: 'recipient_email' }),
  }
}

function isName(name: string): boolean {
  const typed = name.trim()
  return hasVisibleText(typed) && isOneLine(typed) && typed.length <= giftCardNameLength
}

function isDay(day: string | null, { first, last }: { first: string; last: string }): boolean {
  return day === null || (day >= first && day <= last)
}
