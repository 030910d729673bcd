import { useState } from 'react'
import { useLanguage } from '#platform/texts/texts.tsx'
import type { DateRange } from '#ui/calendar/date-range.ts'
import { DateRangePicker } from '#ui/calendar/date-range-picker.tsx'
import { weekday } from '#ui/calendar/month-weeks.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Bars, Slider } from '#ui/form/slider.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Stack } from '#ui/page/stack.tsx'
import { Tabs } from '#ui/text/tabs.tsx'
import { useSampleTexts } from './ui-texts.ts'

const places = [
  'Brickell',
  'Coconut Grove',
  'Coral Gables',
  'Key Biscayne',
  'South Beach',
  'Wynwood',
]
const histogram = [1, 2, 3, 4, 5, 5, 4, 4, 3, 2, 2, 1, 1, 1, 0, 1, 0, 1]

export function Pickers() {
  const words = useSampleTexts()
  const accounts = [
    { id: 'checking', label: words.checking },
    { id: 'savings', label: words.savings, note: words.savingsNote },
  ]
  return (
    <Stack>
      <FieldRow>
        <Select label={words.account} options={accounts} defaultValue='checking' />
        <Select label={words.account} options={accounts} error={words.accountError} />
        <ComboBox
          label={words.place}
          hint={words.placeHint}
          options={places.map((place) => ({ id: place, label: place }))}
        />
      </FieldRow>
      <Sliders />
      <Tabs
        label={words.tabs}
        tabs={[
          { id: 'upcoming', label: words.upcoming, count: 2, content: <p>{words.upcomingSays}</p> },
          { id: 'past', label: words.past, count: 3, content: <p>{words.pastSays}</p> },
        ]}
      />
    </Stack>
  )
}

function Sliders() {
  const words = useSampleTexts()
  const [ends, setEnds] = useState([2_500, 9_000])
  const [distance, setDistance] = useState(4)
  return (
    <FieldRow>
      <Slider
        label={words.total}
        value={ends}
        onChange={setEnds}
        min={1_000}
        max={15_000}
        step={500}
        formatOptions={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      >
        <Bars counts={histogram} />
      </Slider>
      <Slider
        label={words.radius}
        value={distance}
        onChange={setDistance}
        min={0}
        max={12}
        formatOptions={{ style: 'unit', unit: 'mile' }}
      />
    </FieldRow>
  )
}

const taken = new Set(['2026-12-08', '2026-12-09', '2026-12-19', '2026-12-20', '2026-12-21'])
const rules = {
  min: '2026-11-15',
  max: '2027-11-15',
  isTaken: (day: string) => taken.has(day),
  minNights: () => 3,
  maxNights: 28,
}

export function Dates() {
  const words = useSampleTexts()
  const language = useLanguage()
  const [range, setRange] = useState<DateRange | null>({ start: '2026-12-11', end: '2026-12-16' })

  function noteFor(day: string) {
    const price = formatMoney(priceOf(day), language, { cents: 'whole' })
    return { shown: price, label: `${price} ${words.perNight}` }
  }

  return (
    <DateRangePicker
      label={words.stay}
      value={range}
      onChange={setRange}
      rules={rules}
      today='2026-11-15'
      noteFor={noteFor}
    />
  )
}

function priceOf(day: string): number {
  return [5, 6].includes(weekday(day)) ? 128_000 : 104_000
}
