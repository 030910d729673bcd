import type { ReactNode } from 'react'
import { useLanguage } from '#platform/texts/texts.tsx'
import { classes } from '#ui/style/classes.ts'
import { ColumnHead } from './column-head.tsx'
import { sortRows } from './row-order.ts'
import { type RowGroups, RowsOf, type RowsProps } from './rows.tsx'
import styles from './table.module.css'
import { TableFoot } from './table-foot.tsx'
import { TableTools } from './table-tools.tsx'
import { type Sorting, useRowOrder } from './use-row-order.ts'

type TableProps<Row> = RowsProps<Row> & {
  caption: string
  hideCaption?: boolean
  /** Without it the rows keep their order. */
  sorting?: Sorting | undefined
  /** Distinguishes the order in the URL where a page has more than one sorted table. */
  name?: string
  /** Offers the rows as a file of this name, which ends in `.csv`. */
  file?: string
  /** Shown beside the download, such as one of all pages. */
  tools?: ReactNode
  /** Headings of groups of rows, shown while the rows have their original order. */
  groups?: RowGroups<Row>
  /** Rows at the end that sum up the others. */
  totals?: readonly Row[]
  /** Shown instead of a table without rows. */
  empty?: ReactNode
  /**
   * How rows are laid out in a narrow place: a list of titled values, a grid of them (already on
   * tablets), the name and the main figure with the rest in small letters below, or as anywhere.
   */
  narrow?: 'list' | 'grid' | 'brief' | 'table'
  className?: string | undefined
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, sorting, name, file, tools, groups } = props
  const { totals = [], narrow = 'list', className } = props
  const language = useLanguage()
  const { order, setOrder } = useRowOrder(name, sorting)
  const shown = columns.filter(({ isFileOnly }) => !isFileOnly)
  const sorted = sorting === 'rows' ? sortRows(rows, columns, order, language) : rows
  const looks = [styles[narrow], shown.length > 6 && styles.dense]
  if (rows.length === 0 && props.empty) return props.empty
  return (
    <div className={narrow === 'table' ? undefined : styles.frame}>
      <TableTools {...{ columns, rows: sorted, sorting, order, setOrder, file, tools }} />
      <table className={classes(styles.table, ...looks, 'figures', className)}>
        <caption className={hideCaption ? 'hidden-label' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <ColumnHead key={column.id} {...{ column, sorting, order, setOrder }} />
            ))}
          </tr>
        </thead>
        <RowsOf {...props} columns={shown} rows={sorted} groups={order ? undefined : groups} />
        <TableFoot {...props} columns={shown} totals={totals} />
      </table>
    </div>
  )
}
