import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { ReactNode } from 'react'
import { addressLine, directionsUrl } from '#bookings/stay/address.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Section } from '#ui/page/section.tsx'

type ArrivalProps = { booking: Booking; arrival: NonNullable<Booking['arrival']>; map: ReactNode }

export function Arrival({ booking: { id, owner }, arrival, map }: ArrivalProps) {
  const t = useText()
  const notes = arrival.notes[useLanguage()]
  return (
    <Section title={t('confirmed.arrival')} size='heading' aria-label={t('confirmed.arrival')}>
      {map}
      <Facts
        facts={[
          {
            name: t('bookings.address'),
            value: (
              <>
                {addressLine(arrival)}{' '}
                <TextLink to={directionsUrl(arrival)} target='_blank' rel='noreferrer'>
                  {t('confirmed.directions')}
                </TextLink>
              </>
            ),
          },
          ...(notes ? [{ name: t('bookings.check_in'), value: notes }] : []),
          {
            name: t('confirmed.owner'),
            value: (
              <>
                {owner.firstName}.{' '}
                <TextLink to={`/chat?booking=${id}`}>{t('confirmed.send_message')}</TextLink>
              </>
            ),
          },
        ]}
      />
    </Section>
  )
}
