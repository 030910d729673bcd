import type { DeskBookingRow } from '@marea/contract/bookings/desk.ts'
import styles from '#operations/desk/desk.module.css'
import { usePartyWords } from '#platform/party/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { statusTones } from './status-tones.ts'

export function BookingTable({ items }: { items: DeskBookingRow[] }) {
  const t = useText()
  const words = usePartyWords()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('booking_desk.title')}
      hideCaption
      rowId={({ id }) => id}
      rows={items}
      columns={[
        {
          id: 'guest',
          title: t('booking_desk.guest'),
          isName: true,
          cell: ({ id, guest, reference }) => (
            <div className={styles.cell}>
              <TextLink to={`/admin/bookings/${id}`}>{guest.fullName}</TextLink>
              <small>{reference}</small>
            </div>
          ),
        },
        {
          id: 'home',
          title: t('booking_desk.home'),
          cell: ({ suite, owner }) => (
            <div className={styles.cell}>
              {suite.name}
              <small>{owner.fullName}</small>
            </div>
          ),
        },
        {
          id: 'stay',
          title: t('booking_desk.stay'),
          cell: ({ checkIn, checkOut, nights, ...party }) => (
            <div className={styles.cell}>
              {time.day(checkIn, 'medium')} – {time.day(checkOut, 'short')}
              <small>
                {t('booking_desk.nights', { count: nights })}, {words(party)}
              </small>
            </div>
          ),
        },
        {
          id: 'status',
          title: t('booking_desk.status'),
          cell: ({ status }) => (
            <State tone={statusTones[status]}>{t(`booking_desk.state.${status}`)}</State>
          ),
        },
        {
          id: 'total',
          title: t('booking_desk.total'),
          isFigure: true,
          cell: ({ total }) => <Money amount={total.amount} />,
        },
      ]}
    />
  )
}
