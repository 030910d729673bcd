import type { RefundCurve } from '@marea/contract/bookings/booking-changes.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { endOf, refundSteps } from './refund-steps.ts'

type RefundLineProps = { curve: RefundCurve; timeZone: string; now: number }

export function RefundLine({ curve, timeZone, now }: RefundLineProps) {
  const t = useText()
  const language = useLanguage()
  const say = (at: number) => formatDayIn(timeZone, at, language, 'short')
  const endsAt = endOf(curve, now)
  return (
    <StepChart
      caption={t('refund.title')}
      whenTitle={t('refund.when')}
      valueTitle={t('refund.back')}
      steps={refundSteps(curve, now).map(({ at, refund }, index) => ({
        at,
        value: refund.total.amount,
        figure: formatMoney(refund.total.amount, language),
        name: index === 0 ? t('refund.today') : say(at),
      }))}
      endsAt={endsAt}
      endName={t('refund.arrival_on', { day: say(endsAt) })}
      now={now}
    />
  )
}
