import { maxTaxRate, type Tax } from '@marea/contract/pricing/tax-rates.ts'
import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'

type Rate = Tax['steps'][number]['value']

export type TypedRate = {
  percent: string
  jurisdictions: readonly Jurisdiction[]
  /** Those to choose from. */
  offered: readonly Jurisdiction[]
}

export function readRate({ percent, jurisdictions }: TypedRate): Rate | undefined {
  const rate = readTaxPercent(percent)
  if (rate === undefined || jurisdictions.length === 0) return undefined
  return { rate, jurisdictions: [...jurisdictions] }
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
