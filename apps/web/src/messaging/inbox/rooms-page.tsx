import { redirect, useLoaderData } from 'react-router'
import { openRoom, readRooms } from '#messaging/read-conversations.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { partOf } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { lastHeard } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import type { Route } from './+types/rooms-page.ts'
import styles from './inbox.module.css'
import { Inbox } from './inbox.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return whenSignedIn(async () => {
    const opened = await partOf(openRoom(new URL(request.url).searchParams))
    if (opened.value) throw redirect(`/chat/${opened.value}`)
    const asOf = lastHeard()
    return { asOf, rooms: await partOf(readRooms()), refusal: opened.error }
  })
}

export default function RoomsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { asOf, rooms, refusal } = loaded
  const says = refusal !== undefined && (
    <ActionError title={t('messaging.not_opened')} error={refusal} />
  )
  const isEmpty = rooms.value?.items.length === 0
  return (
    <>
      <PageHead title={t('messaging.title')} isPrivate />
      <Inbox rooms={rooms} asOf={asOf} says={says} empty={isEmpty && <NobodyWrote />}>
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

function NobodyWrote() {
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
      <PageHead title={t('messaging.title')} isPrivate />
      <InboxSkeleton />
    </>
  )
}
