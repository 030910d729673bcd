import { useText } from '#platform/texts/texts.tsx'
import { amountOf, type CellValue, type Column, isMoney } from './column.ts'
import { Cell, Rows, type RowsProps, Value } from './rows.tsx'

type TableFootProps<Row> = RowsProps<Row> & { totals: readonly Row[] }

export function TableFoot<Row>({ totals, ...props }: TableFootProps<Row>) {
  const t = useText()
  const { columns, rows } = props
  if (totals.length > 0) {
    return (
      <tfoot>
        <Rows {...props} rows={totals} />
      </tfoot>
    )
  }
  if (columns.every(({ sum, sumsRows }) => sum === undefined && !sumsRows)) return null
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <Cell key={column.id} column={column}>
            {column.sumsRows ? (
              <Value value={sumOf(column, rows)} />
            ) : (
              (column.sum ?? (column.isName ? t('ui.total') : undefined))
            )}
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
