import type { Statement, StatementBooking } from '@marea/contract/statements/monthly/statement.ts'
import {
  bookingsByHome,
  countBookings,
  sumBookings,
} from '@marea/contract/statements/monthly/statement-lines.ts'
import { ownerLinks } from '#statements/payouts/opened/payout-links.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

type TableProps = {
  statement: Statement
  words: StatementWords
  /** The bookings of the sample open nothing. */
  isSample?: boolean
}

const columns = ['rent', 'fees', 'commission', 'income', 'released', 'taxes'] as const

type Figures = Record<(typeof columns)[number], number>

/** Every booking by home; on phones each is a short block with its income beside the guest. */
export function BookingTable({ statement, words, isSample = false }: TableProps) {
  const { t } = words
  if (statement.bookings.length === 0) return <p>{t('statements.bookings_none')}</p>
  const total = sumBookings(statement.bookings)
  return (
    <table className={classes(styles.table, styles.bookings)}>
      <caption className='hidden-label'>{t('statements.bookings')}</caption>
      <thead>
        <tr>
          <th scope='col'>{t('statements.guest')}</th>
          <th scope='col' className={styles.start}>
            {t('statements.stay')}
          </th>
          <th scope='col' className={styles.start}>
            {t('statements.booking')}
          </th>
          <th scope='col'>{t('statements.nights')}</th>
          {columns.map((name) => (
            <th key={name} scope='col'>
              {t(`statements.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {bookingsByHome(statement).map(({ home, bookings }) => (
        <tbody key={home.slug}>
          <tr className={styles.group}>
            <th scope='rowgroup' colSpan={10}>
              {home.name}
            </th>
          </tr>
          {bookings.map((booking) => (
            <BookingRow
              key={`${booking.id}:${booking.isAdjustment}`}
              booking={booking}
              words={words}
              isSample={isSample}
            />
          ))}
          <SumRow
            name={t('statements.night_count', { count: sumBookings(bookings).nights })}
            sums={sumBookings(bookings)}
            words={words}
          />
        </tbody>
      ))}
      <tfoot>
        <SumRow
          name={t('statements.total_of', {
            nights: t('statements.night_count', { count: total.nights }),
            bookings: t('statements.booking_count', { count: countBookings(statement) }),
          })}
          sums={total}
          words={words}
        />
      </tfoot>
    </table>
  )
}

type RowProps = { booking: StatementBooking; words: StatementWords; isSample: boolean }

function BookingRow({ booking, words, isSample }: RowProps) {
  const { t, dayRange } = words
  const { guest, checkIn, checkOut, reference, nights, isAdjustment, isCanceled } = booking
  const name = guest || t('statements.guest_gone')
  return (
    <tr>
      <th scope='row'>
        {isSample ? name : <TextLink to={ownerLinks.booking(booking.id)}>{name}</TextLink>}
        {isAdjustment && <small>{t('statements.adjustment')}</small>}
        {isCanceled && !isAdjustment && <small>{t('statements.canceled')}</small>}
      </th>
      <td className={styles.start}>{dayRange(checkIn, checkOut)}</td>
      <td className={classes(styles.start, styles.soft)}>{reference}</td>
      <td data-title={t('statements.nights')}>{nights}</td>
      <FigureCells figures={booking} words={words} />
    </tr>
  )
}

function SumRow({ name, sums, words }: { name: string; sums: Figures; words: StatementWords }) {
  return (
    <tr className={styles.sum}>
      <th scope='row' colSpan={4}>
        {name}
      </th>
      <FigureCells figures={sums} words={words} />
    </tr>
  )
}

function FigureCells({ figures, words }: { figures: Figures; words: StatementWords }) {
  const { t, money } = words
  return columns.map((name) => (
    <td
      key={name}
      data-title={t(`statements.${name}`)}
      className={classes(name === 'taxes' && styles.soft, name === 'income' && styles.main)}
    >
      {money(figures[name])}
    </td>
  ))
}
