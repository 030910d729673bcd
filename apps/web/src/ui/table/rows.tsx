import { Fragment, type ReactNode } from 'react'
import { Money } from '#ui/format/money.tsx'
import { classes } from '#ui/style/classes.ts'
import { type CellValue, type Column, isMoney } from './column.ts'
import styles from './table.module.css'

export type RowsProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  rowClass?: (row: Row) => string | undefined
  /** A line below a row, across all columns. */
  detail?: (row: Row) => ReactNode
}

export type RowGroups<Row> = {
  of: (row: Row) => string
  title: (group: string) => ReactNode
  /** Shown in the last column of the group's heading. */
  sum?: (group: string) => ReactNode
}

type RowsOfProps<Row> = RowsProps<Row> & { groups: RowGroups<Row> | undefined }

export function RowsOf<Row>({ groups, rows, ...rest }: RowsOfProps<Row>) {
  if (!groups) {
    return (
      <tbody>
        <Rows rows={rows} {...rest} />
      </tbody>
    )
  }
  const span = rest.columns.length
  return [...Map.groupBy(rows, groups.of)].map(([group, ofGroup]) => (
    <tbody key={group}>
      <tr className={styles.group}>
        <th scope='rowgroup' colSpan={groups.sum ? span - 1 : span}>
          {groups.title(group)}
        </th>
        {groups.sum && <td className={styles.end}>{groups.sum(group)}</td>}
      </tr>
      <Rows rows={ofGroup} {...rest} />
    </tbody>
  ))
}

export function Rows<Row>({ columns, rows, rowId, rowClass, detail }: RowsProps<Row>) {
  return rows.map((row) => (
    <Fragment key={rowId(row)}>
      <tr className={rowClass?.(row)}>
        {columns.map((column) => (
          <Cell key={column.id} column={column}>
            {column.cell ? column.cell(row) : <Value value={column.value?.(row)} />}
          </Cell>
        ))}
      </tr>
      <Detail span={columns.length}>{detail?.(row)}</Detail>
    </Fragment>
  ))
}

export function Value({ value }: { value: CellValue }) {
  return isMoney(value) ? <Money amount={value.amount} /> : (value ?? '–')
}

type CellProps<Row> = { column: Column<Row>; children: ReactNode }

export function Cell<Row>({ column, children }: CellProps<Row>) {
  if (column.isName) {
    return (
      <th scope='row' className={column.className}>
        {children}
      </th>
    )
  }
  return (
    <td
      data-title={children === undefined || column.hidesTitle ? undefined : column.title}
      className={cellClass(column)}
    >
      {children}
    </td>
  )
}

export function cellClass<Row>({ isFigure, isMain, className }: Column<Row>) {
  return classes(isFigure && styles.end, isMain && styles.main, className)
}

function Detail({ span, children }: { span: number; children: ReactNode }) {
  if (!children) return null
  return (
    <tr className={styles.detail}>
      <td colSpan={span}>{children}</td>
    </tr>
  )
}
