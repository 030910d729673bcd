import { redirect, useLoaderData, useSearchParams } from 'react-router'
import { loadConversations, openConversation } from '#messaging/load-conversations.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import type { Route } from './+types/conversations-page.ts'
import styles from './inbox.module.css'
import { Inbox } from './inbox.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return whenSignedIn(async () => {
    const search = new URL(request.url).searchParams
    const opened = await loadPart(openConversation(search))
    if (opened.value) throw redirect(`/chat/${opened.value}`)
    return { rooms: await loadPart(loadConversations(search)), refusal: opened.error }
  })
}

export default function ConversationsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const [params] = useSearchParams()
  const isArchive = params.get('show') === 'archived'
  if (!loaded) return <HydrateFallback />
  const { rooms, refusal } = loaded
  const notice = refusal !== undefined && (
    <ActionError title={t('messaging.not_opened')} error={refusal} />
  )
  const isEmpty = rooms.value?.items.length === 0 && !rooms.value.hits && !isArchive
  return (
    <>
      <DocumentHead title={t('messaging.title')} isPrivate />
      <Inbox conversations={rooms} notice={notice} empty={isEmpty && <EmptyInbox />}>
        <div className={styles.choose}>
          {!isEmpty && (
            <EmptyState title={t('messaging.choose')}>
              {t('messaging.choose_description')}
            </EmptyState>
          )}
        </div>
      </Inbox>
    </>
  )
}

function EmptyInbox() {
  const t = useText()
  return (
    <EmptyState
      title={t('messaging.none')}
      actions={<LinkButton to='/'>{t('messaging.explore')}</LinkButton>}
    >
      {t('messaging.none_description')}
    </EmptyState>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <>
      <DocumentHead title={t('messaging.title')} isPrivate />
      <InboxSkeleton />
    </>
  )
}
