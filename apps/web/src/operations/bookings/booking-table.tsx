import type { AdminBookingRow } from '@marea/contract/bookings/admin-bookings.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { statusTones } from './status-tones.ts'

export function BookingTable({ items }: { items: AdminBookingRow[] }) {
  const t = useText()
  return (
    <Table
      caption={t('admin_bookings.title')}
      hideCaption
      rowId={({ id }) => id}
      rows={items}
      sorting='server'
      file='marea-bookings'
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<AdminBookingRow>[] {
  const t = useText()
  const words = useGuestCountWords()
  const time = useTimeFormat()
  return [
    {
      id: 'guest',
      title: t('admin_bookings.guest'),
      isName: true,
      value: ({ guest }) => guest.fullName,
      cell: ({ id, guest, reference }) => (
        <TwoLines second={reference}>
          <TextLink to={`/admin/bookings/${id}`}>{guest.fullName}</TextLink>
        </TwoLines>
      ),
    },
    {
      id: 'home',
      title: t('admin_bookings.home'),
      value: ({ suite }) => suite.name,
      cell: ({ suite, owner }) => <TwoLines second={owner.fullName}>{suite.name}</TwoLines>,
    },
    {
      id: 'stay',
      title: t('admin_bookings.stay'),
      fileTitle: t('admin_bookings.check_in'),
      value: ({ checkIn }) => checkIn,
      cell: ({ checkIn, checkOut, nights, ...guestCounts }) => (
        <TwoLines
          second={`${t('admin_bookings.nights', { count: nights })}, ${words(guestCounts)}`}
        >
          {time.day(checkIn, 'medium')} – {time.day(checkOut, 'short')}
        </TwoLines>
      ),
    },
    ...useFileColumns(),
    {
      id: 'status',
      title: t('admin_bookings.status'),
      isSortable: false,
      value: ({ status }) => t(`admin_bookings.state.${status}`),
      cell: ({ status }) => (
        <State tone={statusTones[status]}>{t(`admin_bookings.state.${status}`)}</State>
      ),
    },
    {
      id: 'total',
      title: t('admin_bookings.total'),
      isFigure: true,
      value: ({ total }) => total,
    },
  ]
}

function useFileColumns(): Column<AdminBookingRow>[] {
  const t = useText()
  const isFileOnly = true
  return [
    {
      id: 'reference',
      title: t('admin_bookings.reference_title'),
      value: ({ reference }) => reference,
      isFileOnly,
    },
    {
      id: 'owner',
      title: t('people.profile.OWNER'),
      value: ({ owner }) => owner.fullName,
      isFileOnly,
    },
    {
      id: 'check_out',
      title: t('admin_bookings.check_out'),
      value: ({ checkOut }) => checkOut,
      isFileOnly,
    },
    {
      id: 'nights',
      title: t('admin_bookings.nights_title'),
      value: ({ nights }) => nights,
      isFileOnly,
    },
  ]
}
