import { useText } from '#platform/texts/texts.tsx'
import type { Tone } from '#ui/text/badge.tsx'

const dayMs = 24 * 60 * 60 * 1000
/** From here on a deadline is urgent. */
const fewDays = 3

/** How long is left to answer, in words and a tone. */
export function useDeadline() {
  const t = useText()
  return (dueAt: string | null, now = Date.now()): { words: string; tone: Tone } => {
    if (dueAt === null) return { words: t('admin_disputes.no_deadline'), tone: 'plain' }
    const left = Date.parse(dueAt) - now
    if (left <= 0) return { words: t('admin_disputes.overdue'), tone: 'bad' }
    const count = Math.floor(left / dayMs)
    if (count === 0) return { words: t('admin_disputes.due_today'), tone: 'bad' }
    return {
      words: t('admin_disputes.days_left', { count }),
      tone: count <= fewDays ? 'warn' : 'info',
    }
  }
}
