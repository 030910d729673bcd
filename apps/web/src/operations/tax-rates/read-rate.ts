import { maxTaxRate, type NewTaxRate } from '@marea/contract/pricing/tax-rates.ts'
import type { Jurisdiction, TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'

export type TypedRate = {
  authority: TaxAuthority
  jurisdictions: readonly Jurisdiction[]
  percent: string
  from: string
}

export type WrongRate = Partial<Record<'percent' | 'day' | 'places', boolean>>

export function readRate(
  { authority, jurisdictions, percent, from }: TypedRate,
  today: string,
): { body?: NewTaxRate; wrong: WrongRate } {
  const rate = readTaxPercent(percent)
  const wrong = {
    percent: rate === undefined,
    day: from < today,
    places: jurisdictions.length === 0,
  }
  if (rate === undefined || wrong.day || wrong.places) return { wrong }
  return { wrong, body: { authority, jurisdictions: [...jurisdictions], rate, from } }
}

/** A percentage with at most three decimals, in 1/100,000; undefined if it is invalid. */
export function readTaxPercent(typed: string): number | undefined {
  const text = typed.trim().replace(/\s?%$/, '').replace(',', '.')
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(text)) return undefined
  const rate = Math.round(Number(text) * 1000)
  return rate <= maxTaxRate ? rate : undefined
}

export function percentOf(rate: number): string {
  return `${rate / 1000}%`
}
