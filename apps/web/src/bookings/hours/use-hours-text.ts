import type { HoursOfSide } from '@marea/contract/bookings/stay-hours.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'

type HoursRequest = NonNullable<HoursOfSide['request']>

/** What became of a request, in a sentence. */
export function useHoursText(owner: string) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  return ({ side, day }: HoursOfSide, request: HoursRequest): string => {
    const { state, hour, price, reason, expiresAt } = request
    return t(`hours.${state}.${side}`, {
      owner,
      reason,
      day: time.day(day, 'longWeekday'),
      time: formatClock(hour, language),
      amount: formatMoney(price.amount, language),
      until: `${time.miamiDay(expiresAt, 'short')}, ${time.miamiTime(expiresAt)}`,
    })
  }
}
