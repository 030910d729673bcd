import type { Language } from '@marea/contract/platform/language.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { isPrice } from '@marea/contract/pricing/rules/rule-errors.ts'
import type { Taken } from '@marea/contract/rates/calendar-nights.ts'
import { useMemo } from 'react'
import { type Say, useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import type { Night } from './home-nights.ts'

export function useCellTexts() {
  const t = useText()
  const language = useLanguage()
  const { companyTime } = useTimeFormat()
  return useMemo(() => {
    const spans = { ...spanTexts(language), companyTime }
    return { ...spans, ...nightTexts(t, language, spans), ...takenTexts(t, language, spans) }
  }, [t, language, companyTime])
}

function spanTexts(language: Language) {
  const dates = ({ from, to }: { from: string; to: string }) => formatDayRange(from, to, language)
  const nights = ({ from, to }: { from: string; to: string }) =>
    formatDayRange(from, addDays(to, -1), language)
  /** Guests stay from check-in to check-out; a block has its nights only. */
  const span = (taken: { kind: string; from: string; to: string }) =>
    taken.kind === 'block' ? nights(taken) : dates(taken)
  return {
    dates,
    nights,
    span,
    money: (amount: number) => formatMoney(amount, language, { cents: 'whole' }),
  }
}

type Spans = ReturnType<typeof spanTexts> & { companyTime: (instant: string | number) => string }

function nightTexts(t: Say, language: Language, { money }: Spans) {
  return {
    /** In dollars; a draft has a placeholder below the lowest price until its owner sets one. */
    price: (amount: number) => (isPrice(amount) ? money(100 * Math.round(amount / 100)) : '–'),
    night(home: string, { day, amount, minNights, isByHand }: Night) {
      const minimum = t('owner_calendar.minimum', { count: minNights })
      const price = isPrice(amount) ? money(amount) : t('owner_calendar.no_price')
      const said = { home, day: formatDay(day, language, 'shortWeekday'), price }
      const key = isByHand ? 'owner_calendar.night_by_hand' : 'owner_calendar.night'
      return t(key, { ...said, minimum })
    },
    dayOf: (day: string) => formatDay(day, language, 'shortWeekday'),
    min: (count: number) => t('owner_calendar.min', { count }),
    past: (home: string, day: string) =>
      t('owner_calendar.past', { home, day: formatDay(day, language, 'shortWeekday') }),
  }
}

function takenTexts(t: Say, language: Language, { money, span, companyTime }: Spans) {
  const reasonOf = ({ isOwnerStay, reason }: Taken) =>
    reason || t(isOwnerStay ? 'owner_calendar.owner_stay' : 'owner_calendar.blocked')
  return {
    title(taken: Taken) {
      if (taken.kind === 'booking') return taken.guest ?? ''
      if (taken.kind === 'hold') return t('owner_calendar.hold')
      if (taken.kind === 'block') return reasonOf(taken)
      return taken.channel || t('owner_calendar.imported')
    },
    note(taken: Taken) {
      if (taken.conflict) return t('owner_calendar.conflict_note', { channel: taken.channel ?? '' })
      if (taken.kind === 'booking') return money(100 * Math.round((taken.payout ?? 0) / 100))
      if (taken.kind !== 'hold') return span(taken)
      return t('owner_calendar.hold_until', { time: companyTime(taken.expiresAt ?? 0) })
    },
    label(taken: Taken) {
      const said = { dates: span(taken) }
      if (taken.kind === 'hold') return t('owner_calendar.hold_label', said)
      if (taken.kind === 'external') {
        const channel = taken.channel || t('owner_calendar.imported')
        return t('owner_calendar.import_label', { ...said, channel })
      }
      if (taken.kind === 'block' && !taken.reason) return `${reasonOf(taken)}, ${said.dates}`
      if (taken.kind === 'block') {
        return t('owner_calendar.block_label', { ...said, reason: reasonOf(taken) })
      }
      const payout = formatMoney(taken.payout ?? 0, language)
      const booking = t('owner_calendar.booking', { ...said, payout, guest: taken.guest ?? '' })
      if (!taken.conflict) return booking
      return `${booking}, ${t('owner_calendar.conflict_note', { channel: taken.channel ?? '' })}`
    },
  }
}

export type CellTexts = ReturnType<typeof useCellTexts>
