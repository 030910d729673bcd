import type { Language } from '@marea/contract/platform/language.ts'
import type { PriceExample } from '@marea/contract/pricing/endpoints.ts'
import type { Say } from '#platform/texts/texts.tsx'
import type { StepChartData } from '#ui/chart/step-chart-layout.ts'
import { formatMoney } from '#ui/format/format-money.ts'

type Policy = Pick<PriceExample['policies'][number], 'refunds'>
type Moment = { now: number; days: number }

const day = 86_400_000

export function chartOfPolicy(
  { refunds }: Policy,
  { now, days }: Moment,
  { t, language }: { t: Say; language: Language },
): StepChartData {
  const arrival = Date.parse(refunds.at(-1)?.until ?? new Date(now).toISOString())
  return {
    steps: refunds.map(({ amount }, index) => {
      const since = refunds[index - 1]?.until
      const before = since && Math.round((arrival - Date.parse(since)) / day)
      return {
        at: since ? Date.parse(since) : now,
        value: amount.amount,
        figure: formatMoney(amount.amount, language, { cents: 'whole' }),
        name: before ? t('refund.days_before', { count: before }) : t('refund.booking'),
      }
    }),
    endsAt: arrival,
    endName: t('refund.arrival'),
    now: Math.max(now, arrival - days * day),
  }
}
