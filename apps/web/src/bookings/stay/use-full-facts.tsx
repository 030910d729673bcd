import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Estimate } from '#ui/format/estimate.tsx'
import { formatMoney, type MoneyStyle } from '#ui/format/format-money.ts'
import { addressLine, directionsUrl } from './address.ts'
import { FactLine } from './facts.tsx'
import { isAhead } from './is-ahead.ts'
import { useStayFacts } from './use-stay-facts.ts'

/** All the facts of a stay, with address and access once it is confirmed. */
export function useFullFacts() {
  const t = useText()
  const language = useLanguage()
  const stayFacts = useStayFacts()
  return (booking: Booking, style: MoneyStyle): { name: string; value: ReactNode }[] => {
    const { arrival, total, reference } = booking
    const paid = {
      name: t('price.total'),
      value: (
        <>
          <FactLine facts={[formatMoney(total.amount, language, style), reference]} />
          {isAhead(booking) && <Estimate amount={total.amount} />}
        </>
      ),
    }
    if (!arrival) return [...stayFacts(booking), paid]
    const { notes } = arrival
    return [
      ...stayFacts(booking),
      {
        name: t('bookings.address'),
        value: (
          <>
            {addressLine(arrival)}{' '}
            <TextLink to={directionsUrl(arrival)} target='_blank' rel='noreferrer'>
              {t('bookings.directions')}
            </TextLink>
          </>
        ),
      },
      ...(notes[language]
        ? [{ name: t('bookings.check_in_instructions'), value: notes[language] }]
        : []),
      paid,
    ]
  }
}
