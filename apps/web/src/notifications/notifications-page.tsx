import type { NotificationPreferences } from '@marea/contract/notifications/endpoints.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/page/section.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import type { Route } from './+types/notifications-page.ts'
import { filterKey, parseFilter } from './list/filter.ts'
import { NotificationList } from './list/notification-list.tsx'
import styles from './list/notifications.module.css'
import { PreferencesPanel } from './settings/preferences-panel.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return whenSignedIn(async () => {
    const query = parseFilter(new URL(request.url).searchParams)
    const [page, preferences] = await Promise.all([
      loadPart(call('GET /notifications', { query })),
      loadPart(call('GET /notification-preferences')),
    ])
    return { page, preferences }
  })
}

export default function NotificationsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const [search] = useSearchParams()
  useReloadOnNews()
  if (!loaded) return <HydrateFallback />
  const filter = parseFilter(search)
  const { page, preferences } = loaded
  return (
    <NotificationsFrame>
      <Loaded part={page} failed={t('notifications.load_failed')}>
        {(value) => (
          <NotificationList key={filterKey(filter)} loaded={value} filter={filter}>
            {preferences.value && <SettingsAside preferences={preferences.value} />}
          </NotificationList>
        )}
      </Loaded>
    </NotificationsFrame>
  )
}

/** Beside the list where there is room; the settings have a page of their own as well. */
function SettingsAside({ preferences }: { preferences: NotificationPreferences }) {
  const t = useText()
  return (
    <aside className={styles.aside} aria-label={t('notifications.settings_title')}>
      <Section
        title={t('notifications.settings_title')}
        lead={t('notifications.settings_description')}
      >
        <PreferencesPanel loaded={preferences} />
      </Section>
    </aside>
  )
}

function useReloadOnNews() {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLive(['notifications.*'], () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => revalidate(), 120)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}

function NotificationsFrame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <Page
      title={t('notifications.title')}
      actions={
        <ActionLink to='/account-settings/notifications' icon='sliders'>
          {t('notifications.settings_link')}
        </ActionLink>
      }
    >
      {children}
    </Page>
  )
}

export function HydrateFallback() {
  return (
    <NotificationsFrame>
      <ListSkeleton rows={6} row={{ height: '84px' }} />
    </NotificationsFrame>
  )
}
