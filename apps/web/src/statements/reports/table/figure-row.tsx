import type { ClosedKind } from '@marea/contract/statements/reports/choices.ts'
import type { ColumnName } from '@marea/contract/statements/reports/columns.ts'
import type { Figures } from '@marea/contract/statements/reports/endpoints.ts'
import { reports } from '@marea/contract/statements/reports/reports.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatCell } from '#statements/reports/format-figure.ts'
import { type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import { Icon } from '#ui/media/icon.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './table.module.css'

type FigureRowProps = {
  level: 0 | 1 | 2
  name: string
  row: { now: Figures; before: Figures }
  shown: ReportAddress
  /** The URL that opens or closes the row. */
  to: string
  isOpen?: boolean
  isTotal?: boolean
  /** The URL of the same report a year earlier. */
  before: string
}

const levels = [styles.year, styles.month, styles.home]
const costs: readonly ColumnName[] = ['expenses', 'expenses_before']
const changes: readonly ColumnName[] = ['profit_change', 'expenses_change']

/** In the total row, closed nights link to the list of their ranges. */
const lists: Partial<Record<ColumnName, ClosedKind>> = {
  channel_nights: 'external',
  own_nights: 'own',
  blocked_nights: 'blocked',
  lost_rent: 'own',
}

export function FigureRow(props: FigureRowProps) {
  const { level, name, row, shown, to, isOpen, isTotal } = props
  const language = useLanguage()
  const t = useText()
  return (
    <tr className={classes(levels[level], isTotal && styles.sum)}>
      <th scope='row'>
        <Link className={styles.name} to={to} aria-expanded={isOpen} preventScrollReset>
          <Icon name={isOpen ? 'down' : 'right'} small />
          {name}
        </Link>
      </th>
      {reports[shown.report].columns.map((column) => {
        const text = formatCell(column, row, language)
        const look = classes(
          costs.includes(column) && styles.cost,
          column === 'profit' && styles.profit,
          changes.includes(column) && styles.change,
        )
        return (
          <td key={column} className={look} data-title={t(`reports.column.${column}`)}>
            <Link className={styles.figure} {...linkOf(column, props)} preventScrollReset>
              {text}
            </Link>
          </td>
        )
      })}
    </tr>
  )
}

/** A link to the same place as the row's name is skipped by the keyboard. */
function linkOf(column: ColumnName, { to, before, shown, isTotal }: FigureRowProps) {
  const list = isTotal ? lists[column] : undefined
  if (list) return { to: reportLink(shown, { open: list }), state: opensOverlay }
  return column.endsWith('_before') ? { to: before } : { to, tabIndex: -1 }
}
