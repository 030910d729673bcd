import { conceptIn } from '@marea/contract/expenses/expense.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { ColumnName } from '@marea/contract/statements/reports/columns.ts'
import type { ReportItem } from '@marea/contract/statements/reports/endpoints.ts'
import { reports } from '@marea/contract/statements/reports/reports.ts'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { calendarLink } from '#statements/reports/calendar-link.ts'
import { type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './table.module.css'

type ItemRowsProps = { items: readonly ReportItem[]; shown: ReportAddress }

export function ItemRows({ items, shown }: ItemRowsProps) {
  const t = useText()
  const columns = reports[shown.report].columns
  const counted = items.filter(({ kind }) => isCounted(kind, columns))
  if (counted.length === 0) {
    return (
      <tr className={styles.item}>
        <td className={styles.none} colSpan={columns.length + 1}>
          {t('reports.no_items')}
        </td>
      </tr>
    )
  }
  return counted.map((item) => <ItemRow key={keyOf(item)} item={item} shown={shown} />)
}

/** An expense and its reversal have the same id. */
function keyOf(item: ReportItem): string {
  return item.kind === 'expense' ? `${item.line} ${item.id}` : item.id
}

function isCounted(kind: ReportItem['kind'], columns: readonly ColumnName[]): boolean {
  if (kind === 'expense') return columns.includes('expenses')
  if (kind === 'closed') return columns.includes('occupancy')
  return columns.some((column) => column === 'income' || column === 'nights')
}

function ItemRow({ item, shown }: { item: ReportItem; shown: ReportAddress }) {
  const t = useText()
  const open = `${item.kind}:${item.id}`
  const isOpen = shown.open === open
  const link = (text: ReactNode, isName: boolean) => (
    <Link
      className={isName ? styles.name : styles.figure}
      {...(item.kind === 'closed'
        ? { to: calendarLink(shown.row ?? '', item.from) }
        : { to: reportLink(shown, { open }), state: opensOverlay, preventScrollReset: true })}
      {...(!isName && { tabIndex: -1 })}
    >
      {text}
    </Link>
  )
  const values = useValues(item, shown.month)
  return (
    <tr className={classes(styles.item, isOpen && styles.opened)}>
      <th scope='row'>{link(<Name item={item} />, true)}</th>
      {reports[shown.report].columns.map((column) => {
        const text = values[column]
        return (
          <td key={column} data-title={text && t(`reports.column.${column}`)}>
            {text && link(text, false)}
          </td>
        )
      })}
    </tr>
  )
}

function Name({ item }: { item: ReportItem }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  if (item.kind === 'expense') {
    return (
      <span>
        {conceptIn(item, language)}{' '}
        <small>
          {time.day(item.datedOn, 'short')}
          {item.line === 'reversal' &&
            ` · ${t('expense.reversal', { day: time.day(item.spentOn, 'medium') })}`}
        </small>
      </span>
    )
  }
  if (item.kind === 'closed') {
    return (
      <span>
        {t(`reports.closed.${item.closedBy}`)}{' '}
        <small>{formatDayRange(item.from, item.to, language)}</small>
      </span>
    )
  }
  const { guest, checkIn, checkOut, reference, isCanceled } = item
  return (
    <span>
      {guest}{' '}
      <small>
        {formatDayRange(checkIn, checkOut, language)} · {reference}
        {isCanceled && ` · ${t('reports.item_canceled')}`}
      </small>
    </span>
  )
}

function useValues(item: ReportItem, month = ''): Partial<Record<ColumnName, string>> {
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  if (item.kind === 'expense') {
    return { expenses: money(item.amount), profit: money(-item.amount) }
  }
  if (item.kind === 'closed') {
    const columns = { external: 'channel_nights', own: 'own_nights', blocked: 'blocked_nights' }
    return {
      [columns[item.closedBy]]: String(item.nights),
      ...(item.closedBy === 'own' && { lost_rent: money(item.lostRent) }),
    }
  }
  // A booking counts in the month of its check-in.
  const isArrival = item.checkIn.startsWith(month)
  return {
    ...(isArrival && { bookings: '1', ...(item.isCanceled && { canceled: '1' }) }),
    nights: String(item.nights),
    income: money(item.income),
    profit: money(item.income),
    rent: money(item.rent),
  }
}
