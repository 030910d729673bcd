import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { ReactNode } from 'react'
import { FactLine } from '#bookings/stay/facts.tsx'
import { isAhead } from '#bookings/stay/is-ahead.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Estimate } from '#ui/format/estimate.tsx'
import { formatMoney, type MoneyStyle } from '#ui/format/format-money.ts'

export function useCardFacts() {
  const t = useText()
  const words = useGuestCountWords()
  const language = useLanguage()
  return (booking: BookingCard, style: MoneyStyle): { name: string; value: ReactNode }[] => {
    const { checkIn, checkOut, total, reference } = booking
    return [
      {
        name: t('bookings.dates'),
        value: [formatDayRange(checkIn, checkOut, language, 'medium'), words(booking)].join(', '),
      },
      {
        name: t('price.total'),
        value: (
          <>
            <FactLine facts={[formatMoney(total.amount, language, style), reference]} />
            {isAhead(booking) && <Estimate amount={total.amount} />}
          </>
        ),
      },
    ]
  }
}
