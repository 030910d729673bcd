import type { NotificationPreferences } from '@marea/contract/notifications/endpoints.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/notifications-page.ts'
import { filterKey, parseFilter } from './list/filter.ts'
import { NotificationList } from './list/notification-list.tsx'
import styles from './list/notifications.module.css'
import { PreferencesPanel } from './settings/preferences-panel.tsx'

export const headers = personal
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
  const { revalidate } = useRevalidator()
  useReloadOnNews()
  if (!loaded) return <HydrateFallback />
  const filter = parseFilter(search)
  const { page, preferences } = loaded
  return (
    <NotificationsFrame>
      {page.value ? (
        <NotificationList key={filterKey(filter)} loaded={page.value} filter={filter}>
          {preferences.value && <SettingsAside preferences={preferences.value} />}
        </NotificationList>
      ) : (
        <LoadError
          title={t('notifications.load_failed')}
          error={page.error}
          onRetry={() => revalidate()}
        />
      )}
    </NotificationsFrame>
  )
}

/** Beside the list where there is room; the settings have a page of their own as well. */
function SettingsAside({ preferences }: { preferences: NotificationPreferences }) {
  const t = useText()
  return (
    <aside className={styles.aside} aria-label={t('notifications.settings_title')}>
      <Heading level={2}>{t('notifications.settings_title')}</Heading>
      <p className='soft small'>{t('notifications.settings_description')}</p>
      <PreferencesPanel loaded={preferences} />
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
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('notifications.title')} isPrivate />
      <PageHeading
        title={t('notifications.title')}
        actions={
          <ActionLink to='/account-settings/notifications' icon='sliders'>
            {t('notifications.settings_link')}
          </ActionLink>
        }
      />
      {children}
    </div>
  )
}

export function HydrateFallback() {
  return (
    <NotificationsFrame>
      <ListSkeleton className={styles.skeleton} rows={6} row={{ height: '84px' }} />
    </NotificationsFrame>
  )
}
