import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { BaseDifference } from '@marea/contract/statements/reports/choices.ts'
import type {
  ReconcilingBooking,
  ReconcilingBookings,
} from '@marea/contract/statements/reports/differences.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { loadDifference } from '#statements/reports/load-figure.ts'
import { type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import styles from './sheet.module.css'
import { usePages } from './use-pages.tsx'

type DifferenceSheetProps = {
  difference: BaseDifference
  /** The sum of the bookings. */
  amount: number
  first: ReconcilingBookings
  shown: ReportAddress
  onClose: () => void
}

export function DifferenceSheet(props: DifferenceSheetProps) {
  const t = useText()
  const { difference, amount, shown, onClose } = props
  return (
    <Sheet isOpen onClose={onClose} title={t(`reports.bridge.${difference}`)}>
      <SheetBody>
        <p className='soft small'>{t(`reports.bridge.${difference}_note`)}</p>
        <Money amount={amount} sign='always' large withCurrency />
        <Bookings key={reportLink(shown)} {...props} />
      </SheetBody>
    </Sheet>
  )
}

function Bookings({ difference, first, shown }: DifferenceSheetProps) {
  const t = useText()
  const { items, more } = usePages({
    first,
    load: (page) => loadDifference(difference, shown, page),
    failed: t('reports.sheet.bookings_failed'),
  })
  if (items.length === 0) return <p>{t('reports.sheet.no_bookings')}</p>
  return (
    <>
      <table className={styles.ledger}>
        <caption>{t('reports.sheet.bookings')}</caption>
        <thead>
          <tr>
            <th scope='col'>{t('reports.sheet.booking')}</th>
            <th scope='col'>{t('reports.sheet.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((booking) => (
            <BookingRow key={booking.id} booking={booking} shown={shown} />
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}

function BookingRow({ booking, shown }: { booking: ReconcilingBooking; shown: ReportAddress }) {
  const t = useText()
  const language = useLanguage()
  const { id, guest, home, checkIn, checkOut, reference, isCanceled, amount } = booking
  return (
    <tr>
      <th scope='row'>
        <TextLink
          to={reportLink(shown, { open: `booking:${id}` })}
          state={opensOverlay}
          preventScrollReset
        >
          {guest}, {home.name}
        </TextLink>
        <small>
          {formatDayRange(checkIn, checkOut, language)} · {reference}
          {isCanceled && ` · ${t('reports.item_canceled')}`}
        </small>
      </th>
      <td>
        <Money amount={amount} sign='always' />
      </td>
    </tr>
  )
}
