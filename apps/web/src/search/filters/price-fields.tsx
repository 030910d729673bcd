import type { PriceHistogram } from '@marea/contract/search/endpoints.ts'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { Field } from '#ui/form/field.tsx'
import { parseMoney } from '#ui/form/parse-money.ts'
import styles from './filters.module.css'
import { priceScale } from './price-scale.ts'

type End = 'minTotal' | 'maxTotal'
type Typed = Record<End, string | null>

const nothingTyped: Typed = { minTotal: null, maxTotal: null }

/** The ends of the slider as typed dollars; what cannot be a range stays as typed and is explained. */
export function PriceFields({ histogram }: { histogram: PriceHistogram }) {
  const t = useText()
  const { params, go } = useSearch()
  const [typed, setTyped] = useState(nothingTyped)
  const [wrong, setWrong] = useState<Partial<Record<End, 'unreadable' | 'reversed'>>>({})
  const applied = [params.get('minTotal'), params.get('maxTotal')].join()
  const [seen, setSeen] = useState(applied)
  const ends = endsOf(histogram)

  // The slider has moved, so what was typed before no longer counts.
  if (seen !== applied) {
    setSeen(applied)
    setTyped(nothingTyped)
    setWrong({})
  }

  function apply(end: End) {
    const text = typed[end]
    if (text === null) return
    const amounts = { minTotal: amountOf('minTotal'), maxTotal: amountOf('maxTotal') }
    const amount = amounts[end]
    if (amount === undefined) return setWrong({ ...wrong, [end]: 'unreadable' })
    const { minTotal, maxTotal } = amounts
    if (minTotal && maxTotal && minTotal > maxTotal) return setWrong({ [end]: 'reversed' })
    setWrong({})
    go(withChange(params, { minTotal: minTotal ?? null, maxTotal: maxTotal ?? null }), {
      replace: true,
    })
  }

  /** In cents; null for an empty field, which sets no limit, and undefined for no amount. */
  function amountOf(end: End): number | null | undefined {
    const text = typed[end]
    if (text === null) return Number(params.get(end)) || null
    return text.trim() === '' ? null : parseMoney(text)
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
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && apply(end),
  })

  return (
    <div className={styles.prices}>
      <Field {...field('minTotal')} />
      <Field {...field('maxTotal')} />
    </div>
  )
}

function endsOf(histogram: PriceHistogram): Record<End, number> {
  const { min, max } = priceScale(histogram)
  return { minTotal: min, maxTotal: max }
}

function shownDollars(cents: string | null): string {
  const amount = Number(cents)
  return cents && Number.isFinite(amount) ? String(amount / 100) : ''
}
