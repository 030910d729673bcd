import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { ColumnName } from '@marea/contract/statements/reports/columns.ts'
import type { ReportItem } from '@marea/contract/statements/reports/endpoints.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { calendarLink } from '#statements/reports/calendar-link.ts'
import { type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import styles from './table.module.css'

export function countedItems(items: readonly ReportItem[], columns: readonly ColumnName[]) {
  return items.filter(({ kind }) => isCounted(kind, columns))
}

function isCounted(kind: ReportItem['kind'], columns: readonly ColumnName[]): boolean {
  if (kind === 'expense') return columns.includes('expenses')
  if (kind === 'closed') return columns.includes('occupancy')
  return columns.some((column) => column === 'income' || column === 'nights')
}

type ItemProps = { item: ReportItem; shown: ReportAddress }

export function ItemName(props: ItemProps) {
  return (
    <Link className={styles.name} {...linkOf(props)}>
      <Name item={props.item} />
    </Link>
  )
}

export function ItemValue({ children, ...props }: ItemProps & { children: string }) {
  return (
    <Link className={styles.figure} {...linkOf(props)} tabIndex={-1}>
      {children}
    </Link>
  )
}

function linkOf({ item, shown }: ItemProps) {
  if (item.kind === 'closed') return { to: calendarLink(shown.row ?? '', item.from) }
  const open = `${item.kind}:${item.id}`
  return { to: reportLink(shown, { open }), isOverlay: true }
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

export function itemValues(
  item: ReportItem,
  language: Language,
  month = '',
): Partial<Record<ColumnName, string>> {
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
