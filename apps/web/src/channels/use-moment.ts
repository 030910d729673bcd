import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

export function useMoment(): (instant: string) => string {
  const t = useText()
  const time = useTimeFormat()
  const [today] = useState(time.today)
  return (instant) => {
    const isToday = time.dateOf(instant) === today
    const at = time.companyTime(instant)
    if (isToday) return t('channels.today_at', { time: at })
    return t('channels.day_at', { day: time.companyDay(instant, 'short'), time: at })
  }
}
