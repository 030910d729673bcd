import type { Expense } from '@marea/contract/expenses/expense.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Fact, Facts } from '#ui/page/facts.tsx'

export function ExpenseFacts({ expense }: { expense: Expense }) {
  const t = useText()
  const time = useTimeFormat()
  const isOwner = useUser()?.profile === 'OWNER'
  const payer = {
    owner: t(isOwner ? 'expense.you' : 'expense.paid_by.owner'),
    marea: t(isOwner ? 'expense.marea' : 'expense.paid_by.marea'),
  }
  const facts = [
    [t('expense.day'), time.day(expense.spentOn, 'long')],
    [t('expense.home'), expense.suite.name],
    [t('expense.category'), t(`expense.category.${expense.category}`)],
    ...(expense.vendor ? [[t('expense.vendor'), expense.vendor]] : []),
    ...(expense.repeats ? [[t('expense.recurring'), t(`expense.repeats.${expense.repeats}`)]] : []),
    [t('expense.paid'), payer[expense.paidBy]],
    [t('expense.recorded'), time.localDateTime(expense.recordedAt)],
  ]
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}
