import type { ExpensePage } from '@marea/contract/expenses.ts'
import { dayInMiami } from '@marea/contract/nights.ts'
import { localeOf } from '@marea/contract/translate.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts.tsx'
import { formatMoney } from '#ui/format-money.ts'
import { TideLine } from '#ui/tide-line.tsx'
import styles from './expenses.module.css'
import { monthSteps } from './month-steps.ts'

export function ExpenseTide({ months }: Pick<ExpensePage, 'months'>) {
  const t = useText()
  const language = useLanguage()
  const [today] = useState(() => dayInMiami(new Date()))
  const format = new Intl.DateTimeFormat(localeOf[language], { month: 'short', timeZone: 'UTC' })
  const steps = monthSteps(months, today)
  if (steps.every(({ amount }) => amount === 0)) return null
  return (
    <div className={styles.tide}>
      <TideLine
        caption={t('expense.by_month')}
        whenTitle={t('expense.month')}
        valueTitle={t('expense.amount')}
        steps={steps.map(({ month, amount }, at) => ({
          at,
          value: amount,
          figure: formatMoney(Math.round(amount / 100) * 100, language, { cents: 'whole' }),
          name: format.format(new Date(`${month}-01T12:00:00Z`)),
        }))}
        endsAt={steps.length}
        endName=''
      />
    </div>
  )
}
