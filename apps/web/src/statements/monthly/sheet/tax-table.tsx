import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Table } from '#ui/table/table.tsx'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

/** Taxes by authority, which Marea holds and pays; none is part of the balance. */
export function TaxTable({ statement, words }: { statement: Statement; words: StatementWords }) {
  const { t, money } = words
  return (
    <Table
      caption={t('statements.tax_title')}
      hideCaption
      className={styles.table}
      narrow='brief'
      empty={<p>{t('statements.taxes_none')}</p>}
      rows={statement.taxLines}
      rowId={({ authority }) => authority}
      columns={[
        {
          id: 'tax',
          title: t('statements.tax'),
          isName: true,
          cell: ({ authority }) => t(`price.tax_${authority}`),
        },
        {
          id: 'return',
          title: t('statements.paid_to_authority'),
          className: 'soft',
          cell: ({ taxReturn }) => t(`taxes.return.${taxReturn}`),
        },
        {
          id: 'rate',
          title: t('statements.rate_and_base'),
          isFigure: true,
          className: 'soft',
          cell: ({ rate, taxable }) =>
            rate === null
              ? money(taxable)
              : t('statements.rate_of', {
                  rate: formatPercent(rate / 100_000),
                  amount: money(taxable),
                }),
        },
        {
          id: 'amount',
          title: t('statements.amount'),
          isFigure: true,
          isMain: true,
          cell: ({ tax }) => money(tax),
        },
      ]}
    />
  )
}
