import type { Statement, StatementBooking } from '@marea/contract/statements/monthly/statement.ts'
import {
  bookingsByHome,
  countBookings,
  sumBookings,
} from '@marea/contract/statements/monthly/statement-lines.ts'
import { ownerLinks } from '#statements/payouts/opened/payout-links.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { classes } from '#ui/style/classes.ts'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

type TableProps = {
  statement: Statement
  words: StatementWords
  /** The bookings of the sample open nothing. */
  isSample?: boolean
}

const figures = ['rent', 'fees', 'commission', 'income', 'released', 'taxes'] as const

type Figures = Record<(typeof figures)[number], number>

/** A booking, or the sum of those of a home. */
type Row = { id: string; home: string; name: string; booking?: StatementBooking; figures: Figures }

/** Every booking by home; on phones each is a short block with its income beside the guest. */
export function BookingTable({ statement, words, isSample = false }: TableProps) {
  const { t } = words
  const names = new Map(bookingsByHome(statement).map(({ home }) => [home.slug, home.name]))
  return (
    <Table
      caption={t('statements.bookings')}
      hideCaption
      className={styles.table}
      narrow='brief'
      empty={<p>{t('statements.bookings_none')}</p>}
      rows={rowsOf(statement, words)}
      rowId={({ id }) => id}
      rowClass={({ booking }) => (booking ? undefined : styles.sum)}
      groups={{ of: ({ home }) => home, title: (slug) => names.get(slug) }}
      columns={[...bookingColumns(statement, words, isSample), ...figureColumns(statement, words)]}
    />
  )
}

function rowsOf(statement: Statement, { t }: StatementWords): Row[] {
  return bookingsByHome(statement).flatMap(({ home: { slug: home }, bookings }) => {
    const sums = sumBookings(bookings)
    return [
      ...bookings.map((booking) => ({
        id: `${booking.id}:${booking.isAdjustment}`,
        home,
        name: booking.guest || t('statements.guest_gone'),
        booking,
        figures: booking,
      })),
      { id: home, home, name: t('statements.night_count', { count: sums.nights }), figures: sums },
    ]
  })
}

function bookingColumns(
  statement: Statement,
  { t, dayRange }: StatementWords,
  isSample: boolean,
): Column<Row>[] {
  return [
    {
      id: 'guest',
      title: t('statements.guest'),
      isName: true,
      cell: ({ name, booking }) => (
        <>
          {isSample || !booking ? (
            name
          ) : (
            <TextLink to={ownerLinks.booking(booking.id)}>{name}</TextLink>
          )}
          {booking?.isAdjustment && <small>{t('statements.adjustment')}</small>}
          {booking?.isCanceled && !booking.isAdjustment && (
            <small>{t('statements.canceled')}</small>
          )}
        </>
      ),
      sum: t('statements.total_of', {
        nights: t('statements.night_count', { count: sumBookings(statement.bookings).nights }),
        bookings: t('statements.booking_count', { count: countBookings(statement) }),
      }),
    },
    {
      id: 'stay',
      title: t('statements.stay'),
      className: styles.date,
      cell: ({ booking }) => booking && dayRange(booking.checkIn, booking.checkOut),
    },
    {
      id: 'booking',
      title: t('statements.booking'),
      className: classes(styles.date, 'soft'),
      cell: ({ booking }) => booking?.reference,
    },
    {
      id: 'nights',
      title: t('statements.nights'),
      isFigure: true,
      cell: ({ booking }) => booking?.nights,
    },
  ]
}

function figureColumns(statement: Statement, { t, money }: StatementWords): Column<Row>[] {
  const total = sumBookings(statement.bookings)
  return figures.map((name) => ({
    id: name,
    title: t(`statements.${name}`),
    isFigure: true,
    isMain: name === 'income',
    className: name === 'taxes' ? 'soft' : undefined,
    cell: (row) => money(row.figures[name]),
    sum: money(total[name]),
  }))
}
