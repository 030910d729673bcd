import type { ReactNode } from 'react'
import { saveFile } from '#platform/api/save-file.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { NativeSelect } from '#ui/form/native-select.tsx'
import type { Column } from './column.ts'
import { isSortable, type OrderProps } from './column-head.tsx'
import { parseOrder, writeOrder } from './row-order.ts'
import styles from './table.module.css'
import { tableCsv } from './table-csv.ts'

type TableToolsProps<Row> = OrderProps & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  file?: string | undefined
  tools?: ReactNode
}

/** The download, and sorting where column titles are hidden. */
export function TableTools<Row>({ columns, rows, file, tools, ...order }: TableToolsProps<Row>) {
  const t = useText()
  const sortable =
    rows.length > 1 ? columns.filter((column) => isSortable(column, order.sorting)) : []
  if (sortable.length === 0 && file === undefined && !tools) return null
  return (
    <div className={styles.tools}>
      {sortable.length > 0 && <OrderChoice columns={sortable} {...order} />}
      <span className={styles.files}>
        {file !== undefined && (
          <Download
            columns={columns}
            rows={rows}
            file={file}
            label={t(order.sorting === 'server' ? 'ui.download_page_csv' : 'ui.download_csv')}
          />
        )}
        {tools}
      </span>
    </div>
  )
}

type OrderChoiceProps<Row> = OrderProps & { columns: readonly Column<Row>[] }

function OrderChoice<Row>({ columns, order, setOrder }: OrderChoiceProps<Row>) {
  const t = useText()
  return (
    <div className={styles.choice}>
      <NativeSelect
        label={t('ui.sort_by')}
        value={order ? writeOrder(order) : ''}
        onChange={({ target }) => setOrder(parseOrder(target.value))}
      >
        <option value=''>{t('ui.sort_default')}</option>
        {columns.flatMap(({ id, title: column }) => [
          <option key={id} value={id}>
            {t('ui.sort_ascending', { column })}
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {t('ui.sort_descending', { column })}
          </option>,
        ])}
      </NativeSelect>
    </div>
  )
}

type DownloadProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  file: string
  label: string
}

function Download<Row>({ columns, rows, file, label }: DownloadProps<Row>) {
  const save = () =>
    saveFile(`${file}.csv`, new Blob([tableCsv(rows, columns)], { type: 'text/csv' }))
  return (
    <TextButton icon='download' onClick={save}>
      {label}
    </TextButton>
  )
}
