import type { Expense, ExpensePage } from '@marea/contract/owners/expenses.ts'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/link.tsx'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Money } from '#ui/format/money.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { type ExpenseSelection, expenseQuery } from './expense-filters.ts'
import styles from './expenses.module.css'

type ExpenseListProps = { expenses: ExpensePage; shown: ExpenseSelection }

export function ExpenseList({ expenses, shown }: ExpenseListProps) {
  const t = useText()
  const { items, months, page, pages } = expenses
  const sums = new Map(months.map(({ month, amount }) => [month, amount.amount]))
  return (
    <section className={styles.listed}>
      <Heading level={2}>{t('expense.list')}</Heading>
      <table className={styles.list}>
        <caption className='hidden-label'>{t('expense.list')}</caption>
        <thead className='hidden-label'>
          <tr>
            <th scope='col'>{t('expense.day')}</th>
            <th scope='col'>{t('expense.what')}</th>
            <th scope='col'>{t('expense.amount')}</th>
          </tr>
        </thead>
        {[...Map.groupBy(items, ({ spentOn }) => spentOn.slice(0, 7))].map(([month, ofMonth]) => (
          <ExpenseMonth key={month} month={month} sum={sums.get(month) ?? 0}>
            {ofMonth.map((expense) => (
              <Row key={expense.id} expense={expense} shown={shown} />
            ))}
          </ExpenseMonth>
        ))}
      </table>
      <Pagination
        page={page}
        count={pages}
        href={(page) => expenseQuery({ ...shown, page: page === 1 ? 0 : page })}
      />
    </section>
  )
}

type ExpenseMonthProps = { month: string; sum: number; children: ReactNode }

function ExpenseMonth({ month, sum, children }: ExpenseMonthProps) {
  const name = useTimeFormat().day(`${month}-01`, 'month')
  return (
    <tbody>
      <tr className={styles.month}>
        <th scope='rowgroup' colSpan={2}>
          {name}
        </th>
        <td className={styles.amount}>
          <Money amount={sum} />
        </td>
      </tr>
      {children}
    </tbody>
  )
}

function Row({ expense, shown }: { expense: Expense; shown: ExpenseSelection }) {
  const t = useText()
  const day = useTimeFormat().day(expense.spentOn, 'short')
  const { id, suite, category, concept, amount, paidBy, voided } = expense
  const isOwner = useUser()?.profile === 'OWNER'
  const facts = [
    ...(shown.suite ? [] : [suite.name]),
    ...(shown.category ? [] : [t(`expense.category.${category}`)]),
  ]
  return (
    <tr className={voided ? styles.voided : undefined}>
      <td className={styles.when}>
        <time dateTime={expense.spentOn}>{day}</time>
      </td>
      <th scope='row'>
        <Link
          to={expenseQuery(shown, id)}
          state={opensOverlay}
          preventScrollReset
          className={styles.concept}
        >
          {concept}
        </Link>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        {paidBy === 'marea' && (
          <small>{t(isOwner ? 'expense.by_marea' : 'expense.paid_by.marea')}</small>
        )}
        {voided && <small>{t('expense.voided', { reason: voided.reason })}</small>}
      </th>
      <td className={classes(styles.amount, styles.figure)}>
        {voided ? (
          <s>
            <Money amount={amount.amount} />
          </s>
        ) : (
          <Money amount={amount.amount} />
        )}
      </td>
    </tr>
  )
}
