import {
  type DisputeBearer,
  maxNoticeDays,
  maxReserveAmount,
  type NewAgreementVersion,
} from '@marea/contract/suites/agreements.ts'
import { parseMoney } from '#ui/form/parse-money.ts'

export type TypedTerms = {
  effectiveOn: string
  percent: string
  reserve: string
  notice: string
  disputeBearer: DisputeBearer
  note: string
}

export type WrongTerms = Partial<Record<'day' | 'percent' | 'reserve' | 'notice', boolean>>

export function readTerms(
  { effectiveOn, percent, reserve, notice, disputeBearer, note }: TypedTerms,
  today: string,
): { body?: NewAgreementVersion; wrong: WrongTerms } {
  const commissionPerMille = readPercent(percent)
  const reserveAmount = parseMoney(reserve)
  const noticeDays = readWhole(notice, maxNoticeDays)
  const wrong = {
    day: effectiveOn <= today,
    percent: commissionPerMille === undefined,
    reserve: reserveAmount === undefined || reserveAmount > maxReserveAmount,
    notice: noticeDays === undefined,
  }
  if (commissionPerMille === undefined || reserveAmount === undefined) return { wrong }
  if (noticeDays === undefined || wrong.day || wrong.reserve) return { wrong }
  const terms = { commissionPerMille, reserveAmount, noticeDays, disputeBearer }
  return { wrong, body: { effectiveOn, note, ...terms } }
}

/** A percentage with at most one decimal, as per mille; undefined if it is invalid. */
export function readPercent(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  if (!/^\d{1,3}(\.\d)?$/.test(text)) return undefined
  const perMille = Math.round(Number(text) * 10)
  return perMille <= 1000 ? perMille : undefined
}

export function readWhole(typed: string, most: number): number | undefined {
  const text = typed.trim()
  if (!/^\d{1,4}$/.test(text)) return undefined
  return Number(text) <= most ? Number(text) : undefined
}
