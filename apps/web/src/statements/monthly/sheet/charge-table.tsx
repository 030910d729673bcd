import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { sumBookings, totalMarkup } from '@marea/contract/statements/monthly/statement-lines.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

/** What Marea charged, which is already part of the figures above. */
export function ChargeTable({ statement, words }: { statement: Statement; words: StatementWords }) {
  const { t, money } = words
  const { rent, fees, commission } = sumBookings(statement.bookings)
  const markup = totalMarkup(statement)
  return (
    <table className={styles.table}>
      <caption className='hidden-label'>{t('statements.charges')}</caption>
      <thead>
        <tr>
          <th scope='col'>{t('statements.charge')}</th>
          <th scope='col' className={styles.start}>
            {t('statements.based_on')}
          </th>
          <th scope='col'>{t('statements.amount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope='row'>{t('statements.commission_row')}</th>
          <td className={classes(styles.start, styles.soft)}>
            {t('statements.commission_base', { amount: money(rent + fees) })}
          </td>
          <td className={styles.main}>{money(commission)}</td>
        </tr>
        {markup !== 0 && (
          <tr>
            <th scope='row'>{t('statements.markup_row')}</th>
            <td className={classes(styles.start, styles.soft)}>{t('statements.markup_base')}</td>
            <td className={styles.main}>{money(markup)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
