import { Fragment, type ReactNode } from 'react'
import { useLanguage } from '#platform/texts/texts.tsx'
import { Money } from '#ui/format/money.tsx'
import { classes } from '#ui/style/classes.ts'
import { amountOf, type CellValue, type Column, isMoney } from './column.ts'
import { ColumnHead } from './column-head.tsx'
import { sortRows } from './row-order.ts'
import styles from './table.module.css'
import { TableTools } from './table-tools.tsx'
import { type Sorting, useRowOrder } from './use-row-order.ts'

type TableProps<Row> = {
  caption: string
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Without it the rows stay in their order. */
  sorting?: Sorting
  /** Distinguishes the order in the URL where a page has more than one sorted table. */
  name?: string
  /** Offers the rows as a file of this name, which ends in `.csv`. */
  file?: string
  /** Shown beside the download, such as one of all pages. */
  tools?: ReactNode
  /** A line below a row, across all columns. */
  detail?: (row: Row) => ReactNode
  /** Shown instead of a table without rows. */
  empty?: ReactNode
}

/** In a narrow place, such as on phones, each row becomes a short list of titled values. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowId, sorting, name, file, tools, detail } = props
  const language = useLanguage()
  const { order, setOrder } = useRowOrder(name, sorting)
  const shown = columns.filter(({ isFileOnly }) => !isFileOnly)
  const sorted = sorting === 'rows' ? sortRows(rows, columns, order, language) : rows
  if (rows.length === 0 && props.empty) return props.empty
  return (
    <div className={styles.frame}>
      <TableTools {...{ columns, rows: sorted, sorting, order, setOrder, file, tools }} />
      <table className={classes(styles.table, shown.length > 6 && styles.dense, 'figures')}>
        <caption className={hideCaption ? 'hidden-label' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <ColumnHead key={column.id} {...{ column, sorting, order, setOrder }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <Fragment key={rowId(row)}>
              <tr>
                {shown.map((column) => (
                  <Cell key={column.id} column={column}>
                    {contentOf(column, row)}
                  </Cell>
                ))}
              </tr>
              <Detail span={shown.length}>{detail?.(row)}</Detail>
            </Fragment>
          ))}
        </tbody>
        <Foot columns={shown} rows={rows} />
      </table>
    </div>
  )
}

function Foot<Row>({ columns, rows }: Pick<TableProps<Row>, 'columns' | 'rows'>) {
  if (columns.every(({ sum, sumsRows }) => sum === undefined && !sumsRows)) return null
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <Cell key={column.id} column={column}>
            {column.sumsRows ? <Value value={sumOf(column, rows)} /> : column.sum}
          </Cell>
        ))}
      </tr>
    </tfoot>
  )
}

function sumOf<Row>({ value }: Column<Row>, rows: readonly Row[]): CellValue {
  const values = rows.map((row) => value?.(row))
  const amount = values.reduce<number>((total, each) => total + amountOf(each), 0)
  return values.some(isMoney) ? { amount, currency: 'USD' } : amount
}

function contentOf<Row>({ cell, value }: Column<Row>, row: Row): ReactNode {
  return cell ? cell(row) : <Value value={value?.(row)} />
}

function Value({ value }: { value: CellValue }) {
  return isMoney(value) ? <Money amount={value.amount} /> : (value ?? '–')
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  if (column.isName) return <th scope='row'>{children}</th>
  return (
    <td
      data-title={children === undefined ? undefined : column.title}
      className={column.isFigure ? styles.end : undefined}
    >
      {children}
    </td>
  )
}

function Detail({ span, children }: { span: number; children: ReactNode }) {
  if (!children) return null
  return (
    <tr className={styles.detail}>
      <td colSpan={span}>{children}</td>
    </tr>
  )
}
