import { usd } from '@marea/contract/platform/money.ts'
import type { BackTest } from '@marea/contract/rates/prices.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatNumber } from '#ui/format/format-number.ts'
import { Disclosure } from '#ui/state/disclosure.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import styles from './month-table.module.css'

type Month = BackTest['months'][number]

export function MonthTable({ tested }: { tested: BackTest }) {
  const t = useText()
  const columns = useColumns(tested.months.length)
  return (
    <Disclosure title={t('prices.show_months', { count: tested.months.length })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard, too */}
      <section className={styles.scroll} aria-label={t('prices.months_table')} tabIndex={0}>
        <Table
          caption={t('prices.months_table')}
          hideCaption
          rows={tested.months}
          rowId={({ month }) => month}
          totals={[{ ...tested, month: '', searches: tested.searches.count }]}
          narrow='table'
          columns={columns}
        />
      </section>
    </Disclosure>
  )
}

function useColumns(count: number): Column<Month>[] {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const isFigure = true
  return [
    {
      id: 'month',
      title: t('prices.month'),
      isName: true,
      cell: ({ month }) =>
        month ? time.day(`${month}-01`, 'month') : t('prices.all_months', { count }),
    },
    {
      id: 'actual',
      title: t('prices.actual'),
      isFigure,
      value: ({ actual }) => usd(actual.amount),
    },
    {
      id: 'proposed',
      title: t('prices.proposed'),
      isFigure,
      value: ({ proposed }) => usd(proposed.amount),
    },
    {
      id: 'difference',
      title: t('prices.difference'),
      isFigure,
      cell: ({ actual, proposed }) => {
        const difference = proposed.amount - actual.amount
        return (
          <span className={difference < 0 ? 'warn' : undefined}>
            {formatMoney(difference, language, { sign: 'always' })}
          </span>
        )
      },
    },
    {
      id: 'nights_actual',
      title: t('prices.nights_actual'),
      isFigure,
      value: ({ actual }) => actual.nights,
    },
    {
      id: 'nights_proposed',
      title: t('prices.nights_proposed'),
      isFigure,
      value: ({ proposed }) => proposed.nights,
    },
    {
      id: 'searches',
      title: t('prices.searches'),
      isFigure,
      cell: ({ searches }) => formatNumber(searches, language),
    },
  ]
}
