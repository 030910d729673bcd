import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { ClosedKind } from '@marea/contract/statements/reports/choices.ts'
import type { ClosedRange, ClosedRanges } from '@marea/contract/statements/reports/closed-nights.ts'
import type { Figures } from '@marea/contract/statements/reports/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { calendarLink } from '#statements/reports/calendar-link.ts'
import { loadClosedNights } from '#statements/reports/load-figure.ts'
import { type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatNumber } from '#ui/format/format-number.ts'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { usePages } from './use-pages.tsx'

const figureOf = { external: 'channelNights', own: 'ownNights', blocked: 'blockedNights' } as const

type ClosedSheetProps = {
  closedBy: ClosedKind
  /** The sum of the ranges. */
  total: Figures
  first: ClosedRanges
  shown: ReportAddress
  onClose: () => void
}

/** The date ranges behind closed nights, and the price of nights the owner used. */
export function ClosedSheet(props: ClosedSheetProps) {
  const t = useText()
  const { closedBy, total, shown, onClose } = props
  const count = total[figureOf[closedBy]]
  return (
    <Sheet isOpen onClose={onClose} title={t(`reports.night.${closedBy}`)}>
      <SheetBody>
        <p>{t('reports.nights', { count })}</p>
        {closedBy === 'own' && (
          <>
            <Money amount={total.lostRent} large withCurrency />
            <p className='soft small'>{t('reports.sheet.price_note')}</p>
          </>
        )}
        <Ranges key={reportLink(shown)} {...props} />
      </SheetBody>
    </Sheet>
  )
}

function Ranges({ closedBy, first, shown }: ClosedSheetProps) {
  const t = useText()
  const language = useLanguage()
  const { items, more } = usePages({
    first,
    load: (page) => loadClosedNights(closedBy, shown, page),
    failed: t('reports.sheet.nights_failed'),
  })
  const price: Column<ClosedRange> = {
    id: 'price',
    title: t('reports.sheet.price'),
    isFigure: true,
    cell: ({ lostRent }) => <Money amount={lostRent} />,
  }
  if (items.length === 0) return <p>{t('reports.sheet.no_nights')}</p>
  return (
    <>
      <Table
        caption={t('reports.sheet.closed')}
        rows={items}
        rowId={({ id }) => id}
        narrow='table'
        columns={[
          {
            id: 'dates',
            title: t('reports.sheet.dates'),
            isName: true,
            cell: (range) => <Dates range={range} />,
          },
          {
            id: 'nights',
            title: t('reports.column.nights'),
            isFigure: true,
            cell: ({ nights }) => formatNumber(nights, language),
          },
          ...(closedBy === 'own' ? [price] : []),
        ]}
      />
      {more}
    </>
  )
}

function Dates({ range: { home, from, to } }: { range: ClosedRange }) {
  const language = useLanguage()
  return (
    <>
      <TextLink to={calendarLink(home.slug, from)}>{formatDayRange(from, to, language)}</TextLink>
      <small>{home.name}</small>
    </>
  )
}
