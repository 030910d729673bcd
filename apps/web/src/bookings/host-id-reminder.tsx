import type { ListedBooking } from '@marea/contract/bookings.ts'
import { useText } from '#platform/texts.tsx'
import { State } from '#ui/badge.tsx'
import { ActLink } from '#ui/text-link.tsx'
import styles from './booking-list.module.css'
import { bookingLink } from './stay-link.ts'

/** Says that the main host's ID is still needed, and leads to where it is uploaded. */
export function HostIdReminder({ booking }: { booking: ListedBooking }) {
  const t = useText()
  const { mainHostId, can } = booking
  const isNeeded = mainHostId === 'missing' || mainHostId === 'rejected'
  if (!isNeeded || !can.includes('identify')) return null
  return (
    <p className={styles.reminder}>
      <State tone='warn'>{t(`bookings.host_id.${mainHostId}`)}</State>
      <ActLink icon='plus' to={`${bookingLink(booking)}#main-host-id`}>
        {t(`bookings.host_id.${mainHostId}_act`)}
      </ActLink>
    </p>
  )
}
