import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { PricePreview } from '@marea/contract/rates/prices.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { ChartLegend } from '#ui/chart/chart-legend.tsx'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import { priceSteps } from './price-steps.ts'

type PriceChartProps = {
  preview: PricePreview
  limits: { floorAmount: number | null; ceilingAmount: number | null }
  isPending: boolean
}

export function PriceChart({ preview, limits, isPending }: PriceChartProps) {
  const t = useText()
  const language = useLanguage()
  const { nights, sample } = preview
  const steps = priceSteps(nights)
  const money = (amount: number) => formatMoney(amount, language, { cents: 'whole' })
  const from = nights[0]?.date ?? sample.checkIn
  const lines = [
    { value: limits.floorAmount, name: 'prices.floor_line' as const },
    { value: limits.ceilingAmount, name: 'prices.ceiling_line' as const },
  ]
  return (
    <Section
      aria-busy={isPending}
      title={t('prices.next_months')}
      size='heading'
      actions={
        <ChartLegend
          items={[
            { mark: 'line', label: t('prices.lowest_night') },
            { mark: 'thin', label: t('prices.highest_night') },
            { mark: 'span', label: t('prices.sample') },
          ]}
        />
      }
    >
      <StepChart
        caption={t('prices.next_months')}
        whenTitle={t('prices.dates')}
        valueTitle={t('prices.per_night')}
        height={240}
        steps={steps.map(({ at, from, to, low, high }) => ({
          at,
          value: high,
          figure: low === high ? money(low) : `${money(low)}–${money(high)}`,
          name: formatDayRange(from, to, language),
          period: formatDayRange(from, to, language),
        }))}
        lower={steps.map(({ at, low }) => ({ at, value: low }))}
        limits={lines.flatMap(({ value, name }) =>
          value === null ? [] : [{ value, name: t(name, { amount: money(value) }) }],
        )}
        span={{
          from: nightsBetween(from, sample.checkIn),
          to: nightsBetween(from, sample.checkOut),
        }}
        axis={nights.flatMap(({ date }, at) =>
          date.endsWith('-01') ? [{ at, name: formatDay(date, language, 'shortMonth') }] : [],
        )}
        endsAt={nights.length}
        endName=''
      />
    </Section>
  )
}
