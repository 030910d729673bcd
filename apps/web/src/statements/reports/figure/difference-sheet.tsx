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
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { Table } from '#ui/table/table.tsx'
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
      <Table
        caption={t('reports.sheet.bookings')}
        rows={items}
        rowId={({ id }) => id}
        narrow='table'
        columns={[
          {
            id: 'booking',
            title: t('reports.sheet.booking'),
            isName: true,
            cell: (booking) => <Booking booking={booking} shown={shown} />,
          },
          {
            id: 'amount',
            title: t('reports.sheet.amount'),
            isFigure: true,
            cell: ({ amount }) => <Money amount={amount} sign='always' />,
          },
        ]}
      />
      {more}
    </>
  )
}

function Booking({ booking, shown }: { booking: ReconcilingBooking; shown: ReportAddress }) {
  const t = useText()
  const language = useLanguage()
  const { id, guest, home, checkIn, checkOut, reference, isCanceled } = booking
  return (
    <>
      <TextLink to={reportLink(shown, { open: `booking:${id}` })} isOverlay>
        {guest}, {home.name}
      </TextLink>
      <small>
        {formatDayRange(checkIn, checkOut, language)} · {reference}
        {isCanceled && ` · ${t('reports.item_canceled')}`}
      </small>
    </>
  )
}
