import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { type ExpenseRow, expenseRows } from '@marea/contract/statements/monthly/statement-lines.ts'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

type ExpenseTableProps = { statement: Statement; words: StatementWords }

/** Every dated line, the bill and its mark-up apart. */
export function ExpenseTable({ statement, words }: ExpenseTableProps) {
  const { t } = words
  return (
    <Table
      caption={t('statements.expenses')}
      hideCaption
      className={styles.table}
      narrow='brief'
      empty={<p>{t('statements.expenses_none')}</p>}
      rows={expenseRows(statement)}
      rowId={({ key }) => key}
      columns={columnsOf(statement, words)}
    />
  )
}

function columnsOf(statement: Statement, words: StatementWords): Column<ExpenseRow>[] {
  const { t, shortDay, homeName, money } = words
  const soft = 'soft'
  return [
    {
      id: 'date',
      title: t('statements.date'),
      className: styles.date,
      cell: ({ expense }) => shortDay(expense.datedOn),
    },
    {
      id: 'expense',
      title: t('statements.expense'),
      isName: true,
      cell: (row) => <Expense row={row} words={words} />,
      sum: t('statements.total_expenses'),
    },
    {
      id: 'paid_to',
      title: t('statements.paid_to'),
      className: soft,
      cell: ({ part, expense }) => (part === 'markup' ? t('value.brand') : expense.vendor),
    },
    {
      id: 'home',
      title: t('statements.home'),
      className: soft,
      cell: ({ expense }) => homeName(expense.home),
    },
    {
      id: 'paid_by',
      title: t('statements.paid_by'),
      className: soft,
      cell: ({ expense }) => t(`statements.paid_by.${expense.paidBy}`),
    },
    {
      id: 'amount',
      title: t('statements.amount'),
      isFigure: true,
      isMain: true,
      cell: ({ amount }) => money(0 - amount),
      sum: money(0 - statement.expenses),
    },
  ]
}

function Expense({ row, words: { t, day, expense } }: { row: ExpenseRow; words: StatementWords }) {
  const { datedOn, spentOn, line } = row.expense
  return (
    <>
      {expense(row)}
      {line === 'expense' && spentOn < datedOn && (
        <small>{t('statements.spent_on', { day: day(spentOn) })}</small>
      )}
    </>
  )
}
