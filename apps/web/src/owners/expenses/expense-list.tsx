import { conceptIn, type ExpenseLine } from '@marea/contract/owners/expense.ts'
import type { ExpensePage } from '@marea/contract/owners/expenses.ts'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/link.tsx'
import { useUser } from '#platform/session/session.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { type ExpenseSelection, expenseQuery } from './expense-filters.ts'
import styles from './expenses.module.css'
import { ReceiptButton } from './receipts/receipt-button.tsx'

type ExpenseListProps = {
  expenses: Pick<ExpensePage, 'items' | 'months' | 'page' | 'pages'>
  shown: ExpenseSelection
  title?: string
}

export function ExpenseList({ expenses, shown, title }: ExpenseListProps) {
  const t = useText()
  const name = title ?? t('expense.list')
  const { items, months, page, pages } = expenses
  const sums = new Map(months.map(({ month, amount }) => [month, amount.amount]))
  return (
    <section className={styles.listed}>
      <Heading level={2}>{name}</Heading>
      <table className={styles.list}>
        <caption className='hidden-label'>{name}</caption>
        <thead className='hidden-label'>
          <tr>
            <th scope='col'>{t('expense.day')}</th>
            <th scope='col'>{t('expense.what')}</th>
            <th scope='col'>{t('expense.amount')}</th>
          </tr>
        </thead>
        {[...Map.groupBy(items, ({ datedOn }) => datedOn.slice(0, 7))].map(([month, ofMonth]) => (
          <ExpenseMonth key={month} month={month} sum={sums.get(month) ?? 0}>
            {ofMonth.map((expense) => (
              <Row key={`${expense.line} ${expense.id}`} expense={expense} shown={shown} />
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

function Row({ expense, shown }: { expense: ExpenseLine; shown: ExpenseSelection }) {
  const day = useTimeFormat().day(expense.datedOn, 'short')
  const concept = conceptIn(expense, useLanguage())
  const { id, voided, line, counted } = expense
  return (
    <tr className={voided ? styles.voided : undefined}>
      <td className={styles.when}>
        <time dateTime={expense.datedOn}>{day}</time>
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
        <Notes expense={expense} shown={shown} />
        {line === 'expense' && <ReceiptButton expense={expense} concept={concept} />}
      </th>
      <td className={classes(styles.amount, styles.figure)}>
        <Money amount={counted.amount} />
      </td>
    </tr>
  )
}

function Notes({ expense, shown }: { expense: ExpenseLine; shown: ExpenseSelection }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const isOwner = useUser()?.profile === 'OWNER'
  const { vendor, suite, category, paidBy, voided, line, markup, repeats } = expense
  const facts = [
    ...(vendor && !shown.vendor ? [vendor] : []),
    ...(shown.suite ? [] : [suite.name]),
    ...(shown.category ? [] : [t(`expense.category.${category}`)]),
    ...(repeats ? [t(`expense.repeats.${repeats}`)] : []),
  ]
  const notes = [
    facts.join(' · '),
    paidBy === 'marea' && t(isOwner ? 'expense.by_marea' : 'expense.paid_by.marea'),
    markup.amount > 0 && t('expense.with_markup', { amount: formatMoney(markup.amount, language) }),
    line === 'reversal' && t('expense.reversal', { day: time.day(expense.spentOn, 'medium') }),
    voided && t('expense.voided_on', { day: time.day(voided.on, 'medium'), reason: voided.reason }),
  ].filter((note) => typeof note === 'string' && note !== '')
  return notes.map((note) => <small key={String(note)}>{note}</small>)
}
