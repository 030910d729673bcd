import type { Language } from '#platform/language.ts'
import { dateFormats } from './date-formats.ts'

/** `16:00` as `4 PM`; with `minutes: 'always'` as `4:00 PM`. The space does not break. */
export function formatClock(
  time: string,
  language: Language,
  { minutes }: { minutes: 'always' | 'whenAny' } = { minutes: 'whenAny' },
): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const [morning, afternoon] = dateFormats[language].halves
  const hasMinutes = minute > 0 || minutes === 'always'
  const clock = `${hour % 12 || 12}${hasMinutes ? `:${String(minute).padStart(2, '0')}` : ''}`
  return `${clock}\u00a0${hour < 12 ? morning : afternoon}`
}
