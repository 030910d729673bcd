import type { OpenedMonth, Report } from '@marea/contract/statements/reports/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import type { ReportAddress } from '#statements/reports/report-address.ts'
import { Section } from '#ui/page/section.tsx'
import { classes } from '#ui/style/classes.ts'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { FigureCell, figureClass, RowName } from './figure-cells.tsx'
import { ItemName, ItemValue, itemValues } from './item-cells.tsx'
import { type ReportRow, useReportRows, useTotalRows } from './report-rows.ts'
import styles from './table.module.css'
import { useSortedFigures } from './use-sorted-figures.ts'

type ReportTableProps = { report: Report; opened: OpenedMonth | null; shown: ReportAddress }

/** Year, month, home and their items; each row opens the next level by its own URL. */
export function ReportTable(props: ReportTableProps) {
  const { shown } = props
  const t = useText()
  const language = useLanguage()
  const { columns, sort } = useSortedFigures(shown)
  const rows = useReportRows(props, sort)
  const totals = useTotalRows(props, sort)
  const report = t(`reports.name.${shown.report}`)
  return (
    <Section
      aria-labelledby='behind'
      title={t('reports.behind')}
      size='heading'
      lead={<p className='small'>{t('reports.behind_note')}</p>}
    >
      <Table
        caption={t('reports.table', { report })}
        hideCaption
        className={styles.table}
        narrow='grid'
        sorting='server'
        rows={rows}
        totals={totals}
        rowId={({ id }) => id}
        rowClass={(row) => classOf(row, shown)}
        columns={[
          {
            id: 'row',
            title: t('reports.row'),
            isName: true,
            cell: (row) => <Name row={row} shown={shown} />,
          },
          ...columns.map(
            ({ id, title, isFigure, value }): Column<ReportRow> => ({
              id,
              title,
              isFigure,
              className: figureClass(id),
              value: (row) => (row.kind === 'figures' ? value(row.figures) : null),
              cell: (row) => {
                if (row.kind === 'none') return undefined
                if (row.kind === 'figures')
                  return <FigureCell column={id} row={row} shown={shown} />
                const text = itemValues(row.item, language, shown.month)[id]
                return (
                  text && (
                    <ItemValue item={row.item} shown={shown}>
                      {text}
                    </ItemValue>
                  )
                )
              },
            }),
          ),
        ]}
      />
    </Section>
  )
}

function Name({ row, shown }: { row: ReportRow; shown: ReportAddress }) {
  const t = useText()
  if (row.kind === 'none') return <span className='soft'>{t('reports.no_items')}</span>
  if (row.kind === 'figures') return <RowName row={row} />
  return <ItemName item={row.item} shown={shown} />
}

function classOf(row: ReportRow, shown: ReportAddress): string | undefined {
  if (row.kind === 'figures') return classes(styles[row.level], row.isTotal && styles.sum)
  const isOpen = row.kind === 'item' && shown.open === `${row.item.kind}:${row.item.id}`
  return classes(styles.item, isOpen && styles.opened)
}
