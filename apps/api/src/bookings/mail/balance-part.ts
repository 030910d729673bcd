import { cardName } from '@marea/contract/payments/card-name.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { balanceView, dueBalanceOf } from '#bookings/balance/balance.ts'
import type { BookingRow } from '#bookings/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import type { EmailText } from '#platform/mail/layout.ts'
import type { MoneyLine } from '#platform/mail/mail-parts.ts'

type Written = { text: EmailText; language: Language }

export type BalancePart = {
  sentence: (written: Written) => string
  line: (written: Written) => MoneyLine
}

export async function balancePart(ctx: Ctx, booking: BookingRow): Promise<BalancePart | undefined> {
  const rest = balanceView(await dueBalanceOf(ctx, booking.id), booking)
  if (!rest) return undefined
  const { amount } = rest.amount
  const paramsIn = ({ text, language }: Written, style: 'long' | 'medium') => ({
    card: cardName(rest.card, text('card.unknown')),
    day: formatDay(rest.dueOn, language, style),
  })
  return {
    sentence: (written) =>
      written.text('bookings.mail.rest_later', {
        ...paramsIn(written, 'long'),
        amount: usDollars(amount, written.language),
      }),
    line: (written) => ({
      label: written.text('bookings.mail.rest_line', paramsIn(written, 'medium')),
      amount: dollars(amount, written.language),
    }),
  }
}
