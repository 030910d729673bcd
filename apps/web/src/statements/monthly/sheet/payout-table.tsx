import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { ownerLinks } from '#statements/payouts/opened/payout-links.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

/** What left the balance to a bank, and anything else that moved it, each with its ledger entry. */
export function PayoutTable({ statement, words }: { statement: Statement; words: StatementWords }) {
  const { t, shortDay, money } = words
  const { payouts, others, paidOut, other } = statement
  const rows = [
    ...payouts.map((each) => ({ ...each, name: t('statements.payout_bank') })),
    ...others.map((each) => ({ ...each, payoutId: null, name: t('statements.payout_other') })),
  ]
  if (rows.length === 0) return <p>{t('statements.payouts_none')}</p>
  return (
    <table className={styles.table}>
      <caption className='hidden-label'>{t('statements.payouts_title')}</caption>
      <thead>
        <tr>
          <th scope='col'>{t('statements.date')}</th>
          <th scope='col' className={styles.start}>
            {t('statements.payout_to')}
          </th>
          <th scope='col' className={styles.start}>
            {t('statements.entry')}
          </th>
          <th scope='col'>{t('statements.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entryId, on, name, amount, payoutId }) => (
          <tr key={entryId}>
            <th scope='row'>{shortDay(on)}</th>
            <td className={classes(styles.start, styles.soft)}>
              {payoutId ? <TextLink to={ownerLinks.payout(payoutId)}>{name}</TextLink> : name}
            </td>
            <td className={classes(styles.start, styles.soft)}>{entryId}</td>
            <td className={styles.main}>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope='row' colSpan={3}>
            {t('statements.total_payouts')}
          </th>
          <td>{money(paidOut + other)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
