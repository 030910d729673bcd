import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { bookingLink } from '#bookings/stay-link.ts'
import { useReceipt } from '#platform/form/use-receipt.ts'
import { opensOverlay } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { buttonClass } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './stay-actions.module.css'
import { useCalendarFile } from './use-calendar-file.ts'

type StayActionsProps = {
  booking: BookingCard
  primary?: ReactNode
}

export function StayActions({ booking, primary }: StayActionsProps) {
  const t = useText()
  const { can, id } = booking
  return (
    <div className={styles.actions} data-actions>
      {can.includes('pay') ? (
        <LinkButton small to={`/checkout/${id}`}>
          {t('bookings.finish')}
        </LinkButton>
      ) : (
        primary
      )}
      {can.includes('receive') && (
        <LinkButton icon='message' small kind='quiet' to={`/chat?booking=${id}`}>
          {t('bookings.message')}
        </LinkButton>
      )}
      <MoreMenu booking={booking} />
    </div>
  )
}

function MoreMenu({ booking }: Pick<StayActionsProps, 'booking'>) {
  const t = useText()
  const { can, id, suite } = booking
  const receipt = useReceipt({ purpose: 'booking', reference: id })
  const calendar = useCalendarFile(booking)
  const open = useOpenOverlay(booking)
  const navigate = useNavigate()
  const entries: (MenuEntry | false)[] = [
    can.includes('receive') && {
      id: 'receipt',
      icon: 'download',
      label: t('bookings.receipt_of', { home: suite.name }),
      onSelect: receipt.save,
    },
    can.includes('cancel') && {
      id: 'calendar',
      icon: 'calendar',
      label: t('bookings.calendar'),
      onSelect: calendar.save,
    },
    can.includes('change') && {
      id: 'change',
      icon: 'edit',
      label: t('bookings.change'),
      onSelect: () => open('change'),
    },
    {
      id: 'support',
      icon: 'info',
      label: t('messaging.support_contact'),
      onSelect: () => navigate(`/chat?support=1&booking=${id}`),
    },
    can.includes('cancel') && {
      id: 'cancel',
      icon: 'refund',
      label: t('bookings.cancel'),
      isDangerous: true,
      onSelect: () => open('cancel'),
    },
  ]
  return (
    <>
      <MenuButton
        label={t('bookings.more_of', { home: suite.name })}
        entries={entries.filter((entry) => entry !== false)}
        aria-busy={receipt.isBusy || calendar.isBusy}
        className={buttonClass({ kind: 'quiet', small: true })}
      >
        {t('bookings.more')}
        <Icon name='down' small />
      </MenuButton>
      <ActionError title={t('deposit.receipt_failed')} error={receipt.error} />
      <ActionError title={t('bookings.no_file')} error={calendar.error} />
    </>
  )
}

/**
 * On the stay's own page this adds a history entry, which Back undoes; elsewhere it links to the
 * stay.
 */
function useOpenOverlay(booking: BookingCard) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isHere = new URLSearchParams(search).get('booking') === booking.id
  return (what: 'change' | 'cancel') =>
    navigate(`${bookingLink(booking)}&open=${what}`, {
      preventScrollReset: true,
      ...(isHere && { state: opensOverlay }),
    })
}
