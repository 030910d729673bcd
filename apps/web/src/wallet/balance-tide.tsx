import type { WalletTransaction } from '@marea/contract/wallet.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts.tsx'
import { formatMoney } from '#ui/format-money.ts'
import { TideLine } from '#ui/tide-line.tsx'
import { balanceSteps } from './balance-steps.ts'
import styles from './purse.module.css'
import { useDay } from './use-day.ts'

/** What was free to use lately; a wallet where nothing moves has no line to draw. */
export function BalanceTide({ lines }: { lines: WalletTransaction[] }) {
  const t = useText()
  const language = useLanguage()
  const day = useDay('short')
  const [now] = useState(() => Date.now())
  const steps = balanceSteps(lines, now)
  if (steps.length < 2) return null
  return (
    <div className={styles.tide}>
      <TideLine
        caption={t('wallet.tide', { day: day(steps[0]?.at ?? now) })}
        whenTitle={t('wallet.date')}
        valueTitle={t('wallet.after')}
        steps={steps.map(({ at, balance }) => ({
          at,
          value: balance,
          figure: formatMoney(balance, language),
          name: day(at),
        }))}
        endsAt={now}
        endName={t('wallet.today')}
      />
    </div>
  )
}
