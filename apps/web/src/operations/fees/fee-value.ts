import { dayInMiami } from '@marea/contract/calendar/nights.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import {
  type NewFeeStep,
  type PlatformFeeCode,
  platformFees,
} from '@marea/contract/suites/platform-fees.ts'
import { parseMoney } from '#ui/form/parse-money.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'

export type TypedFee = { value: string; from: string; note: string }
export type WrongFee = Partial<Record<'value' | 'day', boolean>>

export function shownFee(code: PlatformFeeCode, value: number, language: Language): string {
  return platformFees[code].unit === 'per_mille'
    ? formatPercent(value / 1000)
    : formatMoney(value, language)
}

export function readFee(
  code: PlatformFeeCode,
  { value: typed, from, note }: TypedFee,
  today = dayInMiami(new Date()),
): { body?: NewFeeStep; wrong: WrongFee } {
  const { unit, most } = platformFees[code]
  const value = unit === 'per_mille' ? readPerMille(typed) : parseMoney(typed)
  const wrong = { value: value === undefined || value > most, day: from <= today }
  if (value === undefined || wrong.value || wrong.day) return { wrong }
  return { wrong, body: { value, from, note: note.trim() } }
}

/** A percentage with at most one decimal. */
function readPerMille(typed: string): number | undefined {
  const text = typed.trim().replace(/\s?%$/, '').replace(',', '.')
  return /^\d{1,3}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : undefined
}
