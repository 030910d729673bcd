import { useNavigation } from 'react-router'
import { useIsOnline } from '#platform/live/online.ts'
import { useSaveState } from '#platform/offline/save-state.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './offline-banner.module.css'

export function OfflineBanner() {
  const t = useText()
  const isOnline = useIsOnline()
  const isSaved = useSaveState().kind === 'saved'
  const isLeaving = useNavigation().state === 'loading'
  return (
    <div role='status'>
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name='offline' small />
          {t(isLeaving ? 'shell.offline_waiting' : 'shell.offline')}
          {isSaved && (
            <a href='/offline' className={styles.link}>
              {t('shell.offline_saved')}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
