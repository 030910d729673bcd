import type { SupportConversation } from '@marea/contract/messaging/support.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/support-page.ts'
import { SupportRow } from './support-row.tsx'

const shows = ['open', 'resolved'] as const
type Show = (typeof shows)[number]

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
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  useLive(['messaging.support_changed'], () => revalidate())
  const show = shownBy(search)
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('admin_support.title')}
      lead={t('admin_support.description')}
      filters={
        <TabLinks
          label={t('admin_support.title')}
          links={shows.map((each) => ({
            to: each === 'open' ? '/admin/support' : '/admin/support?show=resolved',
            label: t(`admin_support.show.${each}`),
            isCurrent: each === show,
          }))}
        />
      }
      failed={t('admin_support.load_failed')}
    >
      {(conversations) => <List conversations={conversations} show={show} />}
    </LoadedPage>
  )
}

function List({ conversations, show }: { conversations: SupportConversation[]; show: Show }) {
  const t = useText()
  return (
    <RowList
      none={
        <EmptyState title={t(`admin_support.none.${show}`)}>
          {t('admin_support.none_description')}
        </EmptyState>
      }
    >
      {conversations.map((conversation) => (
        <SupportRow key={conversation.id} conversation={conversation} />
      ))}
    </RowList>
  )
}

export const HydrateFallback = PageSkeleton
