import { useText } from '#platform/texts/texts.tsx'

const hour = 60
const day = 24 * hour

/** A number of minutes in words, as precise as a glance needs: `38 min`, `2 h 10 min`, `4 days`. */
export function useDuration() {
  const t = useText()
  return (minutes: number): string => {
    if (minutes < hour) return t('console.minutes', { count: minutes })
    if (minutes >= 2 * day) return t('console.days', { count: Math.floor(minutes / day) })
    const hours = Math.floor(minutes / hour)
    const rest = minutes % hour
    if (rest === 0 || hours >= 12) return t('console.hours', { count: hours })
    return t('console.hours_minutes', { hours, minutes: rest })
  }
}
