import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { type Say, useLanguage, useText } from '#platform/texts/texts.tsx'
import { StepChart } from '#ui/chart/step-chart.tsx'
import type { StepChartData } from '#ui/chart/step-chart-layout.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Heading } from '#ui/text/heading.tsx'
import { isGraceRefund } from './grace.ts'

type RefundLineProps = { policy: CancellationPolicy; quote: Quote | null; now: number }

/** The refund by days before check-in, and in dollars once dates are chosen. */
export function RefundLine({ policy, quote, now }: RefundLineProps) {
  const t = useText()
  const language = useLanguage()
  const chart = quote ? chartOfQuote(quote, now, { t, language }) : chartOfPolicy(policy, t)
  return (
    <section className='far'>
      <Heading level={2}>{t('refund.title')}</Heading>
      <p className='soft'>{usePolicyText(policy, quote)}</p>
      <StepChart
        {...chart}
        caption={t('refund.title')}
        whenTitle={t('refund.when')}
        valueTitle={t('refund.back')}
      />
    </section>
  )
}

/** Within the grace period the policy's own dates may be past, so they are not shown beside it. */
function usePolicyText(policy: CancellationPolicy, quote: Quote | null): string {
  const t = useText()
  const { graceHours: hours, graceDaysBefore: count } = policy
  if (quote && isGraceRefund(policy, quote)) return t('refund.grace_now', { hours })
  const terms = `${t(`cancellation.${policy.code}`)}.`
  return quote || hours === 0 ? terms : `${terms} ${t('refund.grace', { hours, count })}`
}

type Reader = { t: Say; language: Language }

function chartOfQuote(
  { refunds, timeZone }: Quote,
  now: number,
  { t, language }: Reader,
): StepChartData {
  const arrival = refunds.at(-1)?.until ?? new Date(now).toISOString()
  return {
    steps: refunds.map(({ amount }, index) => {
      const since = refunds[index - 1]?.until
      return {
        at: since ? Date.parse(since) : now,
        value: amount.amount,
        figure: formatMoney(amount.amount, language),
        name: since ? formatDayIn(timeZone, since, language, 'short') : t('refund.today'),
      }
    }),
    endsAt: Date.parse(arrival),
    endName: t('refund.arrival_on', { day: formatDayIn(timeZone, arrival, language, 'short') }),
    now,
  }
}

function chartOfPolicy({ tiers, late }: CancellationPolicy, t: Say): StepChartData {
  const levels = [
    ...tiers.map(({ perMille }) => ({ perMille, nightsKept: 0 })),
    { perMille: late.perMille, nightsKept: late.nightsKept },
  ]
  const span = Math.max(24, (tiers[0]?.hoursBefore ?? 24) * 1.5)
  return {
    steps: levels.map(({ perMille, nightsKept }, index) => {
      const hours = tiers[index - 1]?.hoursBefore
      const share = formatPercent(perMille / 1000)
      return {
        at: hours === undefined ? -span : -hours,
        value: perMille,
        figure: nightsKept ? t('refund.less_nights', { share, count: nightsKept }) : share,
        name: hours === undefined ? t('refund.booking') : daysBefore(hours, t),
      }
    }),
    endsAt: 0,
    endName: t('refund.arrival'),
  }
}

function daysBefore(hours: number, t: Say): string {
  if (hours < 48) return t('refund.hours_before', { count: hours })
  return t('refund.days_before', { count: Math.round(hours / 24) })
}
