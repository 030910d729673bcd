import type { SavedTrip } from '@marea/contract/bookings/trip.ts'
import { phoneLink } from '@marea/contract/platform/support.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'

export function CallOwner({ trip: { ownerPhone, owner } }: { trip: SavedTrip }) {
  const t = useText()
  if (ownerPhone === null) return null
  return (
    <ActionLink icon='phone' to={phoneLink(ownerPhone)}>
      {t('trip.call', { owner: owner.firstName })}
    </ActionLink>
  )
}
