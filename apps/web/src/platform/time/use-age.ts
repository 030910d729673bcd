import { useEffect, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** How old data is, in words; counted again every half minute. */
export function useAge(loadedAt: number): string {
  const t = useText()
  const [now, setNow] = useState(loadedAt)

  useEffect(() => {
    const count = () => setNow(Date.now())
    count()
    const timer = setInterval(count, minuteMs / 2)
    return () => clearInterval(timer)
  }, [])

  const minutes = Math.max(0, Math.floor((now - loadedAt) / minuteMs))
  if (minutes < 1) return t('mobile.updated_now')
  if (minutes < 60) return t('mobile.updated_minutes', { count: minutes })
  if (minutes < dayMinutes) return t('mobile.updated_hours', { count: Math.floor(minutes / 60) })
  return t('mobile.updated_days', { count: Math.floor(minutes / dayMinutes) })
}
