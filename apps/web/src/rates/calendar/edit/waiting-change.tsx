import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { CalendarChanges } from './use-calendar-change.ts'

export function WaitingChange({ changes }: { changes: CalendarChanges }) {
  const t = useText()
  if (!changes.waiting) return null
  return (
    <Notice
      tone='warn'
      icon='offline'
      title={t('owner_calendar.waiting')}
      isAnnounced
      actions={
        <Button kind='quiet' small onClick={changes.discard}>
          {t('owner_calendar.discard')}
        </Button>
      }
    >
      {t('owner_calendar.waiting_description')}
    </Notice>
  )
}
