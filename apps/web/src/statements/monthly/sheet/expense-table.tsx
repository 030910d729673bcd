import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { type ExpenseRow, expenseRows } from '@marea/contract/statements/monthly/statement-lines.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

/** Every dated line, the bill and its mark-up apart. */
export function ExpenseTable({
  statement,
  words,
}: {
  statement: Statement
  words: StatementWords
}) {
  const { t, money } = words
  const rows = expenseRows(statement)
  if (rows.length === 0) return <p>{t('statements.expenses_none')}</p>
  return (
    <table className={classes(styles.table, styles.expenses)}>
      <caption className='hidden-label'>{t('statements.expenses')}</caption>
      <thead>
        <tr>
          <th scope='col'>{t('statements.date')}</th>
          <th scope='col' className={styles.start}>
            {t('statements.expense')}
          </th>
          <th scope='col' className={styles.start}>
            {t('statements.paid_to')}
          </th>
          <th scope='col' className={styles.start}>
            {t('statements.home')}
          </th>
          <th scope='col' className={styles.start}>
            {t('statements.paid_by')}
          </th>
          <th scope='col'>{t('statements.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} words={words} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope='row' colSpan={4}>
            {t('statements.total_expenses')}
          </th>
          <td>{money(0 - statement.expenses)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Row({ row, words }: { row: ExpenseRow; words: StatementWords }) {
  const { t, day, shortDay, expense, homeName, money } = words
  const { datedOn, spentOn, line, vendor, home, paidBy } = row.expense
  return (
    <tr>
      <td className={styles.date}>{shortDay(datedOn)}</td>
      <th scope='row'>
        {expense(row)}
        {line === 'expense' && spentOn < datedOn && (
          <small>{t('statements.spent_on', { day: day(spentOn) })}</small>
        )}
      </th>
      <td className={classes(styles.start, styles.soft)}>
        {row.part === 'markup' ? 'Marea' : vendor}
      </td>
      <td className={classes(styles.start, styles.soft)}>{homeName(home)}</td>
      <td className={classes(styles.start, styles.soft)}>{t(`statements.paid_by.${paidBy}`)}</td>
      <td className={styles.main}>{money(0 - row.amount)}</td>
    </tr>
  )
}
