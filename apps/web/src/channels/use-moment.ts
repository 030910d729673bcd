import { dayInMiami } from '@marea/contract/calendar/nights.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

export function useMoment(): (instant: string) => string {
  const t = useText()
  const time = useTimeFormat()
  const [today] = useState(() => dayInMiami(new Date()))
  return (instant) => {
    const isToday = dayInMiami(new Date(instant)) === today
    const at = time.miamiTime(instant)
    if (isToday) return t('channels.today_at', { time: at })
    return t('channels.day_at', { day: time.miamiDay(instant, 'short'), time: at })
  }
}
