import { expenseFrequencies } from '@marea/contract/expenses/choices.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Select } from '#ui/form/select.tsx'
import type { NewExpenseState } from './expense-fields.tsx'

export function RepeatsChoice({ expense: { typed, type } }: { expense: NewExpenseState }) {
  const t = useText()
  const options = ['never', ...expenseFrequencies] as const
  return (
    <Select
      label={t('expense.recurring')}
      options={options.map((id) => ({ id, label: t(`expense.repeats.${id}`) }))}
      value={typed.repeats ?? 'never'}
      onChange={(chosen) =>
        type({ repeats: expenseFrequencies.find((frequency) => frequency === chosen) })
      }
      hint={typed.repeats && t('expense.repeats_hint')}
    />
  )
}
