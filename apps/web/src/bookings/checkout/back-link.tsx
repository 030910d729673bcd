import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { suiteLink } from '#bookings/stay-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'

export function BackLink({ booking }: { booking: Booking }) {
  const t = useText()
  return (
    <TextLink to={suiteLink(booking)}>{t('checkout.back', { home: booking.suite.name })}</TextLink>
  )
}
