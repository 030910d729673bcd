import type { ClosedKind } from '@marea/contract/statements/reports/choices.ts'
import type { ColumnName } from '@marea/contract/statements/reports/columns.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage } from '#platform/texts/texts.tsx'
import { formatCell } from '#statements/reports/format-figure.ts'
import { type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import type { FiguresRow } from './report-rows.ts'
import styles from './table.module.css'

const costs: readonly ColumnName[] = ['expenses', 'expenses_before']
const changes: readonly ColumnName[] = ['profit_change', 'expenses_change']

/** In the total row, closed nights link to the list of their ranges. */
const lists: Partial<Record<ColumnName, ClosedKind>> = {
  channel_nights: 'external',
  own_nights: 'own',
  blocked_nights: 'blocked',
  lost_rent: 'own',
}

export function figureClass(column: ColumnName): string {
  return classes(
    costs.includes(column) && styles.cost,
    column === 'profit' && styles.profit,
    changes.includes(column) && styles.change,
  )
}

export function RowName({ row: { to, isOpen, name } }: { row: FiguresRow }) {
  return (
    <Link className={styles.name} to={to} aria-expanded={isOpen} preventScrollReset>
      <Icon name={isOpen ? 'down' : 'right'} small />
      {name}
    </Link>
  )
}

type FigureCellProps = { column: ColumnName; row: FiguresRow; shown: ReportAddress }

export function FigureCell(props: FigureCellProps) {
  const language = useLanguage()
  const { column, row } = props
  return (
    <Link className={styles.figure} {...linkOf(props)} preventScrollReset>
      {formatCell(column, row.figures, language)}
    </Link>
  )
}

/** A link to the same place as the row's name is skipped by the keyboard. */
function linkOf({ column, row: { to, before, isTotal }, shown }: FigureCellProps) {
  const list = isTotal ? lists[column] : undefined
  if (list) return { to: reportLink(shown, { open: list }), isOverlay: true }
  return column.endsWith('_before') ? { to: before } : { to, tabIndex: -1 }
}
