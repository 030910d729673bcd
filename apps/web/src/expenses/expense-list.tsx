import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import type { ExpenseLine } from '@marea/contract/expenses/expense.ts'
import { useUser } from '#platform/session/session.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { type ExpenseSelection, expenseQuery } from './expense-filters.ts'
import { ReceiptButton } from './receipts/receipt-button.tsx'

type ExpenseListProps = {
  expenses: Pick<ExpensePage, 'items' | 'months' | 'page' | 'pages'>
  shown: ExpenseSelection
  title?: string
  sorting?: 'server'
}

export function ExpenseList({ expenses, shown, title, sorting }: ExpenseListProps) {
  const t = useText()
  const time = useTimeFormat()
  const name = title ?? t('expense.list')
  const { items, months, page, pages } = expenses
  const sums = new Map(months.map(({ month, amount }) => [month, amount.amount]))
  return (
    <Section title={name} size='heading'>
      <Table
        caption={name}
        hideCaption
        rows={items}
        rowId={({ line, id }) => `${line} ${id}`}
        rowClass={({ voided }) => (voided ? 'soft' : undefined)}
        sorting={sorting}
        file='marea-expenses'
        columns={useColumns(shown)}
        groups={{
          of: ({ datedOn }) => datedOn.slice(0, 7),
          title: (month) => time.day(`${month}-01`, 'month'),
          sum: (month) => <Money amount={sums.get(month) ?? 0} />,
        }}
      />
      <Pagination
        page={page}
        count={pages}
        href={(page) => expenseQuery({ ...shown, page: page === 1 ? 0 : page })}
      />
    </Section>
  )
}

function useColumns(shown: ExpenseSelection): Column<ExpenseLine>[] {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  return [
    {
      id: 'day',
      title: t('expense.day'),
      value: ({ datedOn }) => datedOn,
      cell: ({ datedOn }) => (
        <time dateTime={datedOn} className='soft'>
          {time.day(datedOn, 'short')}
        </time>
      ),
    },
    {
      id: 'what',
      title: t('expense.what'),
      isName: true,
      isSortable: false,
      value: (expense) => conceptIn(expense, language),
      cell: (expense) => <Description expense={expense} shown={shown} />,
    },
    { id: 'vendor', title: t('expense.vendor'), value: ({ vendor }) => vendor || null },
    {
      id: 'category',
      title: t('expense.category'),
      isSortable: false,
      value: ({ category }) => t(`expense.category.${category}`),
    },
    { id: 'home', title: t('expense.home'), value: ({ suite }) => suite.name },
    {
      id: 'amount',
      title: t('expense.amount'),
      isFigure: true,
      value: ({ counted }) => counted,
      cell: ({ counted, voided }) => {
        const amount = <Money amount={counted.amount} />
        return voided ? amount : <b>{amount}</b>
      },
    },
  ]
}

function Description({ expense, shown }: { expense: ExpenseLine; shown: ExpenseSelection }) {
  const concept = conceptIn(expense, useLanguage())
  return (
    <div>
      <Inline>
        <TextLink to={expenseQuery(shown, expense.id)} isOverlay>
          {concept}
        </TextLink>
        {expense.line === 'expense' && expense.receipt && (
          <ReceiptButton expense={expense} concept={concept} />
        )}
      </Inline>
      <Notes expense={expense} />
    </div>
  )
}

function Notes({ expense }: { expense: ExpenseLine }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const isOwner = useUser()?.profile === 'OWNER'
  const { paidBy, voided, line, markup, repeats } = expense
  const notes = [
    repeats && t(`expense.repeats.${repeats}`),
    paidBy === 'marea' && t(isOwner ? 'expense.by_marea' : 'expense.paid_by.marea'),
    markup.amount > 0 && t('expense.with_markup', { amount: formatMoney(markup.amount, language) }),
    line === 'reversal' && t('expense.reversal', { day: time.day(expense.spentOn, 'medium') }),
    voided && t('expense.voided_on', { day: time.day(voided.on, 'medium'), reason: voided.reason }),
  ].filter((note) => typeof note === 'string' && note !== '')
  return notes.map((note) => <small key={String(note)}>{note}</small>)
}
