import type { ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './table.module.css'

type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end of their column. */
  isFigure?: boolean
  /** The column that names the row. */
  isName?: boolean
  sum?: ReactNode
}

type TableProps<Row> = {
  caption: string
  hideCaption?: boolean
  columns: Column<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
}

/** On phones each row becomes a short list of titled values. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowId }: TableProps<Row>) {
  return (
    <table className={classes(styles.table, 'figures')}>
      <caption className={hideCaption ? 'hidden-label' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope='col' className={column.isFigure ? styles.end : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} text={column.cell(row)} />
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some((column) => column.sum !== undefined) && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <Cell key={column.id} column={column} text={column.sum} />
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Cell<Row>({ column, text }: { column: Column<Row>; text: ReactNode }) {
  if (column.isName) return <th scope='row'>{text}</th>
  return (
    <td
      data-title={text === undefined ? undefined : column.title}
      className={column.isFigure ? styles.end : undefined}
    >
      {text}
    </td>
  )
}
