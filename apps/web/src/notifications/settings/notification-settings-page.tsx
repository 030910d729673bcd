import type { NotificationPreferences } from '@marea/contract/notifications/endpoints.ts'
import { type ReactNode, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Settings } from '#shell/pages/settings.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { KindMatrix } from './kind-matrix.tsx'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import styles from './settings.module.css'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenSignedIn(() => loadPart(call('GET /notification-preferences')))
}

export default function NotificationSettingsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  return (
    <SettingsFrame>
      {loaded.value ? (
        <Preferences loaded={loaded.value} />
      ) : (
        <LoadError
          title={t('notifications.settings_failed')}
          error={loaded.error}
          onRetry={() => revalidate()}
        />
      )}
    </SettingsFrame>
  )
}

type Save = () => Promise<NotificationPreferences>

/** Shows a choice at once, and the stored one again if it was not saved. */
function Preferences({ loaded }: { loaded: NotificationPreferences }) {
  const t = useText()
  const [stored, setStored] = useState(loaded)
  const [shown, setShown] = useState(loaded)
  const [outcome, setOutcome] = useState<'saved' | { error: unknown }>()

  async function save(chosen: NotificationPreferences, send: Save) {
    setShown(chosen)
    setOutcome(undefined)
    try {
      setStored(await send())
      setOutcome('saved')
    } catch (error) {
      setShown(stored)
      setOutcome({ error })
    }
  }

  return (
    <div className={styles.settings}>
      <div role='status' className={styles.status}>
        {outcome === 'saved' && <State tone='good'>{t('notifications.saved')}</State>}
      </div>
      {typeof outcome === 'object' && (
        <ActionError title={t('notifications.not_saved')} error={outcome.error} />
      )}
      <KindMatrix preferences={shown} onChange={save} />
      <QuietHoursForm preferences={shown} onChange={save} />
    </div>
  )
}

function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <Settings
      title={t('notifications.settings_title')}
      description={t('notifications.settings_description')}
    >
      {children}
    </Settings>
  )
}

export function HydrateFallback() {
  return (
    <SettingsFrame>
      <ListSkeleton className={styles.settings} rows={8} row={{ height: '46px' }} />
    </SettingsFrame>
  )
}
