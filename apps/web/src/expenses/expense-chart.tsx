import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import styles from './expenses.module.css'
import { monthSteps } from './month-steps.ts'

export function ExpenseChart({ months }: Pick<ExpensePage, 'months'>) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const [today] = useState(time.today)
  const steps = monthSteps(months, today)
  if (steps.every(({ amount }) => amount === 0)) return null
  return (
    <div className={styles.chart}>
      <StepChart
        caption={t('expense.by_month')}
        whenTitle={t('expense.month')}
        valueTitle={t('expense.amount')}
        steps={steps.map(({ month, amount }, at) => ({
          at,
          value: amount,
          figure: formatMoney(Math.round(amount / 100) * 100, language, { cents: 'whole' }),
          name: formatDay(`${month}-01`, language, 'shortMonth'),
          period: formatDay(`${month}-01`, language, 'month'),
        }))}
        endsAt={steps.length}
        endName=''
      />
    </div>
  )
}
