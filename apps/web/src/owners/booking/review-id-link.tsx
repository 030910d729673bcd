import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'

/** Links to where the owner accepts or rejects a document that is not reviewed yet. */
export function ReviewIdLink({ booking: { id, mainHostId, status } }: { booking: HostedBooking }) {
  const t = useText()
  if (mainHostId !== 'uploaded' || status !== 'confirmed') return null
  const address = `/property-management?need=${encodeURIComponent(`host_id:${id}`)}`
  return (
    <p>
      <ActionLink to={address} icon='check'>
        {t('hosted_booking.id_review')}
      </ActionLink>
    </p>
  )
}
