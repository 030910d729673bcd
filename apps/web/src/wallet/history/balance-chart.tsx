import type { WalletTransaction } from '@marea/contract/wallet/endpoints.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import styles from '#wallet/balance-summary.module.css'
import { balanceSteps } from './balance-steps.ts'

/** The available balance over the last weeks; nothing is drawn without transactions. */
export function BalanceChart({ lines }: { lines: WalletTransaction[] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const [now] = useState(() => Date.now())
  const steps = balanceSteps(lines, now)
  if (steps.length < 2) return null
  return (
    <div className={styles.chart}>
      <StepChart
        caption={t('wallet.balance_chart', { day: time.miamiDay(steps[0]?.at ?? now, 'short') })}
        whenTitle={t('wallet.date')}
        valueTitle={t('wallet.after')}
        steps={steps.map(({ at, balance }) => ({
          at,
          value: balance,
          figure: formatMoney(balance, language),
          name: time.miamiDay(at, 'short'),
        }))}
        endsAt={now}
        endName={t('wallet.today')}
      />
    </div>
  )
}
