import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { WalletTransaction } from '@marea/contract/wallet/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { balanceSteps } from './balance-steps.ts'

export function BalanceChart({ lines }: { lines: WalletTransaction[] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const today = time.today()
  const steps = balanceSteps(lines, today, time.dateOf)
  const [first] = steps
  if (!first || steps.length < 2) return null
  const dayNumber = (day: string) => nightsBetween(first.day, day)
  return (
    <StepChart
      caption={t('wallet.balance_chart', { day: time.day(first.day, 'short') })}
      whenTitle={t('wallet.date')}
      valueTitle={t('wallet.after')}
      steps={steps.map(({ day, balance }) => ({
        at: dayNumber(day),
        value: balance,
        figure: formatMoney(balance, language),
        name: time.day(day, 'short'),
      }))}
      endsAt={dayNumber(today) + 1}
      endName={t('wallet.today')}
    />
  )
}
