import { useText } from '#platform/texts/texts.tsx'
import { ActionLink } from './text-link.tsx'

/** Only owners can name a booking by its id; co-hosts contact support without one. */
type BookingSupportLinkProps = { id: string | null; reference: string }

export function BookingSupportLink({ id, reference }: BookingSupportLinkProps) {
  const t = useText()
  return (
    <ActionLink
      icon='info'
      to={id ? `/chat?support=1&booking=${id}` : '/chat?support=1'}
      aria-label={t('owner_bookings.support_of', { reference })}
    >
      {t('messaging.support_contact')}
    </ActionLink>
  )
}
