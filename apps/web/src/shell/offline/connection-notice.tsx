import { formatDayIn, formatNamedTimeIn } from '@marea/contract/platform/time/zoned-time.ts'
import { useLocation } from 'react-router'
import { safeNext } from '#identity/safe-next.ts'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/state/notice.tsx'
import styles from './offline.module.css'
import type { Connection } from './use-connection.ts'

/** Whether the server answers again, and the way back to the page that could not be reached. */
export function ConnectionNotice({ connection }: { connection: Connection }) {
  const t = useText()
  const { isReachable, maintenanceEndsAt } = connection
  const wanted = safeNext(new URLSearchParams(useLocation().search).get('to'))
  const open = (
    <Button small kind={isReachable ? 'primary' : 'quiet'} onClick={() => location.replace(wanted)}>
      {t(isReachable ? 'offline.open' : 'offline.again')}
    </Button>
  )
  if (isReachable) {
    return (
      <Notice tone='good' title={t('offline.back')} isAnnounced actions={open}>
        {/* As high as the text before it, so that nothing below moves. */}
        <span className={styles.inPlace} data-of={t('offline.description')}>
          <span>{t('offline.back_description')}</span>
        </span>
      </Notice>
    )
  }
  if (maintenanceEndsAt) {
    return (
      <Notice tone='warn' title={t('maintenance.heading')} isAnnounced actions={open}>
        <MaintenanceEnd at={Date.parse(maintenanceEndsAt)} />
      </Notice>
    )
  }
  return (
    <div data-says-offline>
      <Notice icon='offline' title={t('offline.title')} isAnnounced actions={open}>
        {t('offline.description')}
      </Notice>
    </div>
  )
}

function MaintenanceEnd({ at }: { at: number }) {
  const t = useText()
  const language = useLanguage()
  const { companyTimeZone: zone } = usePage().config
  return t('maintenance.back_by', {
    day: formatDayIn(zone, at, language, 'longWeekday'),
    time: formatNamedTimeIn(zone, at, language),
  })
}
