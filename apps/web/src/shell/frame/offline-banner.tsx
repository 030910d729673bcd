import { useIsOnline } from '#platform/live/online.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './offline-banner.module.css'

export function OfflineBanner() {
  const t = useText()
  const isOnline = useIsOnline()
  return (
    <div role='status'>
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name='offline' small />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
