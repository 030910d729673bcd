import type { SupportConversation } from '@marea/contract/messaging/support.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import admin from '#operations/frame/admin-page.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/support-page.ts'
import styles from './support.module.css'
import { SupportRow } from './support-row.tsx'

const shows = ['open', 'resolved'] as const
type Show = (typeof shows)[number]

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const show = shownBy(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/support', { query: { show } })))
}

function shownBy(search: string): Show {
  return new URLSearchParams(search).get('show') === 'resolved' ? 'resolved' : 'open'
}

export default function SupportPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  useLive(['messaging.support_changed'], () => revalidate())
  if (!loaded) return <HydrateFallback />
  const show = shownBy(search)
  return (
    <div className={`measure ${admin.page}`}>
      <PageHead title={t('support_desk.title')} isPrivate />
      <PageHeading title={t('support_desk.title')} lead={t('support_desk.description')} />
      <TabLinks
        label={t('support_desk.title')}
        links={shows.map((each) => ({
          to: each === 'open' ? '/admin/support' : '/admin/support?show=resolved',
          label: t(`support_desk.show.${each}`),
          isCurrent: each === show,
        }))}
      />
      <div className={admin.section}>
        {loaded.value ? (
          <List conversations={loaded.value} show={show} />
        ) : (
          <LoadError
            title={t('support_desk.load_failed')}
            error={loaded.error}
            onRetry={revalidate}
          />
        )}
      </div>
    </div>
  )
}

function List({ conversations, show }: { conversations: SupportConversation[]; show: Show }) {
  const t = useText()
  if (conversations.length === 0) {
    return (
      <EmptyState title={t(`support_desk.none.${show}`)}>
        {t('support_desk.none_description')}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {conversations.map((conversation) => (
        <SupportRow key={conversation.id} conversation={conversation} />
      ))}
    </ul>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={admin.page} rows={4} />
}
