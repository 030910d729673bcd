import { redirect, useLoaderData } from 'react-router'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { keepOffline } from '#platform/keep-offline.ts'
import { lastHeard } from '#platform/live.ts'
import { partOf } from '#platform/part.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Refused } from '#ui/refused.tsx'
import type { Route } from './+types/rooms-page.ts'
import { openRoom, readRooms } from './read-talk.ts'
import styles from './talk.module.css'
import { Talk } from './talk.tsx'
import { TalkBones } from './talk-bones.tsx'

export const headers = personal
export const shouldRevalidate = keepOffline

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forReader(async () => {
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
    <Refused title={t('messaging.not_opened')} error={refusal} />
  )
  const isEmpty = rooms.value?.items.length === 0
  return (
    <>
      <PageHead title={t('messaging.title')} isPrivate />
      <Talk rooms={rooms} asOf={asOf} says={says} empty={isEmpty && <NobodyWrote />}>
        <div className={styles.choose}>
          {!isEmpty && (
            <EmptyState title={t('messaging.choose')}>{t('messaging.choose_says')}</EmptyState>
          )}
        </div>
      </Talk>
    </>
  )
}

function NobodyWrote() {
  const t = useText()
  return (
    <EmptyState
      title={t('messaging.none')}
      acts={<LinkButton to='/'>{t('messaging.explore')}</LinkButton>}
    >
      {t('messaging.none_says')}
    </EmptyState>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <>
      <PageHead title={t('messaging.title')} isPrivate />
      <TalkBones />
    </>
  )
}
