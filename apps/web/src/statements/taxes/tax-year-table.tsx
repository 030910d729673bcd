import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { TaxMonth, TaxYear } from '@marea/contract/statements/taxes/taxes.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Table } from '#ui/table/table.tsx'
import { type TaxSelection, taxQuery } from './tax-query.ts'

type TaxYearTableProps = { taxes: TaxYear; shown: TaxSelection }

/** Every month with the tax due per return. */
export function TaxYearTable({ taxes, shown }: TaxYearTableProps) {
  const t = useText()
  const time = useTimeFormat()
  const { months } = taxes
  const owed = (month: TaxMonth, taxReturn: string) =>
    month.worksheets.find((each) => each.taxReturn === taxReturn)?.tax
  return (
    <Table
      caption={t('taxes.by_month')}
      hideCaption
      rows={months.toReversed()}
      rowId={({ month }) => month}
      sorting='rows'
      columns={[
        {
          id: 'month',
          title: t('taxes.month'),
          isName: true,
          value: ({ month }) => month,
          cell: ({ month, isOver }) => (
            <>
              <TextLink to={taxQuery({ ...shown, month })}>
                {startLine(time.day(`${month}-01`, 'month'))}
              </TextLink>
              {!isOver && <small>{t('taxes.so_far')}</small>}
            </>
          ),
        },
        ...taxes.returns.map((taxReturn) => ({
          id: taxReturn,
          title: t(`taxes.return.${taxReturn}`),
          isFigure: true,
          value: (month: TaxMonth) => owed(month, taxReturn),
          sumsRows: true,
        })),
        {
          id: 'total',
          title: t('taxes.total'),
          isFigure: true,
          value: ({ tax }) => tax,
          sum: <Money amount={taxes.tax.amount} />,
        },
        {
          id: 'due',
          title: t('taxes.late_after'),
          isFigure: true,
          value: firstDue,
          cell: (month) => {
            const due = firstDue(month)
            return due ? <time dateTime={due}>{time.day(due, 'medium')}</time> : '–'
          },
        },
      ]}
    />
  )
}

function firstDue({ worksheets }: TaxMonth): string | undefined {
  return worksheets.map(({ dueBy }) => dueBy).toSorted()[0]
}
