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
import { classes } from '#ui/style/classes.ts'
import styles from './sheet.module.css'
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
  const { items, more } = usePages({
    first,
    load: (page) => loadClosedNights(closedBy, shown, page),
    failed: t('reports.sheet.nights_failed'),
  })
  const hasPrice = closedBy === 'own'
  if (items.length === 0) return <p>{t('reports.sheet.no_nights')}</p>
  return (
    <>
      <table className={classes(styles.ledger, hasPrice && styles.months)}>
        <caption>{t('reports.sheet.closed')}</caption>
        <thead>
          <tr>
            <th scope='col'>{t('reports.sheet.dates')}</th>
            <th scope='col'>{t('reports.column.nights')}</th>
            {hasPrice && <th scope='col'>{t('reports.sheet.price')}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((range) => (
            <RangeRow key={range.id} range={range} hasPrice={hasPrice} />
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}

function RangeRow({ range, hasPrice }: { range: ClosedRange; hasPrice: boolean }) {
  const language = useLanguage()
  const { home, from, to, nights, lostRent } = range
  return (
    <tr>
      <th scope='row'>
        <TextLink to={calendarLink(home.slug, from)}>{formatDayRange(from, to, language)}</TextLink>
        <small>{home.name}</small>
      </th>
      <td>{formatNumber(nights, language)}</td>
      {hasPrice && (
        <td>
          <Money amount={lostRent} />
        </td>
      )}
    </tr>
  )
}
