import type { PriceHistogram } from '@marea/contract/search/endpoints.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { Bars, Slider } from '#ui/form/slider.tsx'
import { priceScale } from './price-scale.ts'

export function PriceRange({ histogram }: { histogram: PriceHistogram }) {
  const t = useText()
  const { params, go } = useSearch()
  const { min, max, step } = priceScale(histogram)
  const [range, setRange] = useState<number[]>([
    dollars(params.get('minTotal')) ?? min,
    dollars(params.get('maxTotal')) ?? max,
  ])

  function choose([low = min, high = max]: number[]) {
    const change = {
      minTotal: low <= min ? null : low * 100,
      maxTotal: high >= max ? null : high * 100,
    }
    go(withChange(params, change), { replace: true })
  }

  const isDated = params.has('checkIn') || params.has('flexible')
  return (
    <Slider
      label={t(isDated ? 'search.price_total' : 'search.price_night')}
      min={min}
      max={max}
      step={step}
      value={range.map((end) => Math.min(max, Math.max(min, end)))}
      onChange={setRange}
      onChangeEnd={choose}
      formatOptions={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
    >
      <Bars counts={histogram.counts} />
    </Slider>
  )
}

function dollars(cents: string | null): number | null {
  const amount = Number(cents ?? Number.NaN)
  return Number.isFinite(amount) ? amount / 100 : null
}
