import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

/** Taxes by authority, which Marea holds and pays; none is part of the balance. */
export function TaxTable({ statement, words }: { statement: Statement; words: StatementWords }) {
  const { t, money } = words
  if (statement.taxLines.length === 0) return <p>{t('statements.taxes_none')}</p>
  return (
    <table className={styles.table}>
      <caption className='hidden-label'>{t('statements.tax_title')}</caption>
      <thead>
        <tr>
          <th scope='col'>{t('statements.tax')}</th>
          <th scope='col' className={styles.start}>
            {t('statements.paid_to_authority')}
          </th>
          <th scope='col'>{t('statements.rate_and_base')}</th>
          <th scope='col'>{t('statements.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {statement.taxLines.map(({ authority, taxReturn, rate, taxable, tax }) => (
          <tr key={authority}>
            <th scope='row'>{t(`price.tax_${authority}`)}</th>
            <td className={classes(styles.start, styles.soft)}>{t(`taxes.return.${taxReturn}`)}</td>
            <td className={styles.soft}>
              {rate === null
                ? money(taxable)
                : t('statements.rate_of', {
                    rate: formatPercent(rate / 100_000),
                    amount: money(taxable),
                  })}
            </td>
            <td className={styles.main}>{money(tax)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope='row' colSpan={3}>
            {t('statements.tax_total')}
          </th>
          <td>{money(statement.taxes)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
