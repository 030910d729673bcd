import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import type { Column } from './column.ts'
import { nextOrder, type RowOrder } from './row-order.ts'
import { cellClass } from './rows.tsx'
import styles from './table.module.css'
import type { Sorting } from './use-row-order.ts'

export type OrderProps = {
  sorting: Sorting | undefined
  order: RowOrder | undefined
  setOrder: (order: RowOrder | undefined) => void
}

type ColumnHeadProps<Row> = OrderProps & { column: Column<Row> }

export function ColumnHead<Row>({ column, sorting, order, setOrder }: ColumnHeadProps<Row>) {
  const { id, title, scale } = column
  const className = cellClass(column)
  if (!isSortable(column, sorting)) {
    return (
      <th scope='col' className={className}>
        {column.hidesTitle ? <span className='hidden-label'>{title}</span> : title}
        {scale}
      </th>
    )
  }
  const direction = order?.column === id && (order.isDescending ? 'descending' : 'ascending')
  return (
    <th scope='col' className={className} aria-sort={direction || undefined}>
      <button
        type='button'
        className={classes(styles.sort, direction && styles.sorted)}
        onClick={() => setOrder(nextOrder(order, id))}
      >
        {title}
        <Icon name={direction === 'ascending' ? 'up' : 'down'} small />
      </button>
      {scale}
    </th>
  )
}

export function isSortable<Row>(column: Column<Row>, sorting: Sorting | undefined): boolean {
  const { value, isSortable = true, isFileOnly = false } = column
  return sorting !== undefined && value !== undefined && isSortable && !isFileOnly
}
