import type { ListedBooking } from '@marea/contract/bookings/endpoints.ts'
import { bookingLink } from '#bookings/stay-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'

export function HostIdReminder({ booking }: { booking: ListedBooking }) {
  const t = useText()
  const { mainHostId, can } = booking
  const isNeeded = mainHostId === 'missing' || mainHostId === 'rejected'
  if (!isNeeded || !can.includes('identify')) return null
  return (
    <Inline as='p' gap={4}>
      <State tone='warn'>{t(`bookings.host_id.${mainHostId}`)}</State>
      <ActionLink icon='plus' to={`${bookingLink(booking)}#main-host-id`}>
        {t(`bookings.host_id.${mainHostId}_act`)}
      </ActionLink>
    </Inline>
  )
}
