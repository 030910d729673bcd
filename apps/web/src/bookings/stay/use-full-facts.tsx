import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney, type MoneyStyle } from '#ui/format/format-money.ts'
import { FactLine } from './facts.tsx'
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
      value: <FactLine facts={[formatMoney(total.amount, language, style), reference]} />,
    }
    if (!arrival) return [...stayFacts(booking), paid]
    const { street, city, region, postalCode, latitude, longitude, notes } = arrival
    return [
      ...stayFacts(booking),
      {
        name: t('bookings.address'),
        value: (
          <>
            {`${street}, ${city}, ${region} ${postalCode} `}
            <TextLink to={mapAddress(latitude, longitude)} target='_blank' rel='noreferrer'>
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

function mapAddress(latitude: number, longitude: number): string {
  const place = `mlat=${latitude}&mlon=${longitude}`
  return `https://www.openstreetmap.org/?${place}#map=17/${latitude}/${longitude}`
}
