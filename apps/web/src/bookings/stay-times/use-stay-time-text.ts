import type { StayTimesOfSide } from '@marea/contract/bookings/stay-times.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'

type StayTimeRequest = NonNullable<StayTimesOfSide['request']>

export function useStayTimeText(owner: string, timeZone: string) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  return ({ side, day }: StayTimesOfSide, request: StayTimeRequest): string => {
    const { state, hour, price, reason, expiresAt } = request
    return t(`hours.${state}.${side}`, {
      owner,
      reason,
      day: time.day(day, 'longWeekday'),
      time: formatClock(hour, language),
      amount: formatMoney(price.amount, language),
      until: `${time.dayIn(timeZone, expiresAt, 'short')}, ${time.timeIn(timeZone, expiresAt)}`,
    })
  }
}
