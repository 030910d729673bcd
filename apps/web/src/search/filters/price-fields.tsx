import type { PriceHistogram } from '@marea/contract/search/endpoints.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { Field } from '#ui/form/field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { parseMoney } from '#ui/form/parse-money.ts'
import { priceScale } from './price-scale.ts'

type End = 'minTotal' | 'maxTotal'
type Typed = Record<End, string | null>

const nothingTyped: Typed = { minTotal: null, maxTotal: null }

/** An invalid range stays as typed and shows an error. */
export function PriceFields({ histogram }: { histogram: PriceHistogram }) {
  const t = useText()
  const { params, go } = useSearch()
  const { typed, setTyped, wrong, setWrong } = useTyped(params)
  const ends = endsOf(histogram)
  const inputs = useRef<Partial<Record<End, HTMLInputElement | null>>>({})

  /** Returns the end with an error; a maximum below the minimum is reported at its own field. */
  function apply(end: End): End | undefined {
    const text = typed[end]
    if (text === null) return
    const amountOf = (each: End) => amountAt(typed[each], params.get(each))
    const amounts = { minTotal: amountOf('minTotal'), maxTotal: amountOf('maxTotal') }
    const amount = amounts[end]
    if (amount === undefined) {
      setWrong({ ...wrong, [end]: 'unreadable' })
      return end
    }
    const { minTotal, maxTotal } = amounts
    if (minTotal && maxTotal && minTotal > maxTotal) {
      setWrong({ maxTotal: 'reversed' })
      return 'maxTotal'
    }
    setWrong({})
    go(withChange(params, { minTotal: minTotal ?? null, maxTotal: maxTotal ?? null }), {
      replace: true,
    })
  }

  function focusWrong(end: End | undefined) {
    if (end) inputs.current[end]?.focus()
  }

  const field = (end: End) => ({
    label: t(end === 'minTotal' ? 'search.price_min' : 'search.price_max'),
    value: typed[end] ?? shownDollars(params.get(end)),
    placeholder: String(ends[end]),
    error: wrong[end] && t(`search.price_${wrong[end]}`),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 14,
    before: '$',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [end]: target.value }),
    onBlur: () => apply(end),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && focusWrong(apply(end)),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[end] = input
    },
  })

  return (
    <FieldRow>
      <Field {...field('minTotal')} />
      <Field {...field('maxTotal')} />
    </FieldRow>
  )
}

/** In cents; null for an empty field, which sets no limit, and undefined for no amount. */
function amountAt(typed: string | null, applied: string | null): number | null | undefined {
  if (typed === null) return Number(applied) || null
  return typed.trim() === '' ? null : parseMoney(typed)
}

function useTyped(params: URLSearchParams) {
  const [typed, setTyped] = useState(nothingTyped)
  const [wrong, setWrong] = useState<Partial<Record<End, 'unreadable' | 'reversed'>>>({})
  const applied: Typed = { minTotal: params.get('minTotal'), maxTotal: params.get('maxTotal') }
  const [seen, setSeen] = useState(applied)

  // An end was applied or its slider has moved, so what was typed for it before no longer counts.
  const moved = (['minTotal', 'maxTotal'] as const).filter((end) => seen[end] !== applied[end])
  if (moved.length > 0) {
    setSeen(applied)
    setTyped({ ...typed, ...Object.fromEntries(moved.map((end) => [end, null])) })
    setWrong({})
  }

  return { typed, setTyped, wrong, setWrong }
}

function endsOf(histogram: PriceHistogram): Record<End, number> {
  const { min, max } = priceScale(histogram)
  return { minTotal: min, maxTotal: max }
}

function shownDollars(cents: string | null): string {
  const amount = Number(cents)
  return cents && Number.isFinite(amount) ? String(amount / 100) : ''
}
