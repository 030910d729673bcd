import { useIsOnline } from '#platform/live/online.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** What being offline means for the calendar, in place of the banner of other pages. */
export function OfflineNotice() {
  const t = useText()
  if (useIsOnline()) return null
  return (
    <div data-says-offline>
      <Notice tone='warn' icon='offline' title={t('owner_calendar.offline')} isAnnounced>
        {t('owner_calendar.offline_description')}
      </Notice>
    </div>
  )
}
