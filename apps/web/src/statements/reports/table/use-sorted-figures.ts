import { reportColumns } from '@marea/contract/statements/reports/columns.ts'
import type { Figures } from '@marea/contract/statements/reports/endpoints.ts'
import { reports } from '@marea/contract/statements/reports/reports.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import type { ReportAddress } from '#statements/reports/report-address.ts'
import type { Column } from '#ui/table/column.ts'
import { sortRows } from '#ui/table/row-order.ts'
import { useRowOrder } from '#ui/table/use-row-order.ts'

export type Compared = { now: Figures; before: Figures }

/** Years, months and homes are each sorted among themselves; links keep the order. */
export function useSortedFigures({ report }: ReportAddress) {
  const t = useText()
  const language = useLanguage()
  const { order } = useRowOrder(undefined, 'server')
  const columns = reports[report].columns.map((name) => ({
    id: name,
    title: t(`reports.column.${name}`),
    isFigure: true,
    value: reportColumns[name].read,
  })) satisfies Column<Compared>[]
  const sort = <Row extends Compared>(rows: readonly Row[]) =>
    sortRows<Row>(rows, columns, order, language)
  return { columns, sort }
}

export type SortFigures = ReturnType<typeof useSortedFigures>['sort']
