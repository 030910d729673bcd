import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { PushSwitch } from '#notifications/push/push-switch.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Settings } from '#shell/pages/settings.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { PreferencesPanel } from './preferences-panel.tsx'
import styles from './settings.module.css'

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
        <Stack gap={6} className={styles.settings}>
          <Section title={t('push.title')} lead={t('push.description')}>
            <PushSwitch />
          </Section>
          <PreferencesPanel loaded={loaded.value} />
        </Stack>
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
