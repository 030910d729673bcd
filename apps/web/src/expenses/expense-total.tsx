import { markupCategory } from '@marea/contract/expenses/choices.ts'
import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Answer } from '#ui/page/answer.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { type ExpenseSelection, expenseQuery } from './expense-filters.ts'
import { usePeriodName } from './use-period-name.ts'

type ExpenseTotalProps = { expenses: ExpensePage; shown: ExpenseSelection }

export function ExpenseTotal({ expenses, shown }: ExpenseTotalProps) {
  const t = useText()
  const { total, categories } = expenses
  const about = useTotalCaption(expenses, shown)
  return (
    <Columns>
      <Answer about={about} amount={total.amount} />
      {categories.length > 0 && (
        <Lines>
          {categories.map(({ category, amount }) => (
            <Line
              key={category}
              label={
                category === markupCategory ? (
                  t('expense.markup')
                ) : (
                  <TextLink
                    to={expenseQuery({ ...shown, category, page: 0 })}
                    replace
                    preventScrollReset
                  >
                    {t(`expense.category.${category}`)}
                  </TextLink>
                )
              }
            >
              <Money amount={amount.amount} />
            </Line>
          ))}
        </Lines>
      )}
    </Columns>
  )
}

function useTotalCaption(
  { suites, months }: ExpensePage,
  { suite, period }: ExpenseSelection,
): string {
  const t = useText()
  const time = useTimeFormat()
  const nameOfPeriod = usePeriodName()
  const isOwner = useUser()?.profile === 'OWNER'
  const every = t(isOwner ? 'expense.your_homes' : 'expense.every_home')
  const homes = suites.find(({ slug }) => slug === suite)?.name ?? every
  if (period?.length === 4) return t('expense.spent_period', { homes, period })
  if (period) return t('expense.spent_period', { homes, period: nameOfPeriod(period) })
  const first = months.at(-1)?.month
  return first
    ? t('expense.spent', { homes, since: time.day(`${first}-01`, 'month') })
    : t('expense.title')
}
