import type { Today } from '@marea/contract/owners/today.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { HostIdPreview } from '#bookings/host-id/host-id-preview.tsx'
import { QueuedActions } from '#owners/queue/queued-actions.tsx'
import { useActionQueue } from '#owners/queue/use-action-queue.ts'
import { ToDoList } from '#owners/to-dos/to-do-list.tsx'
import { ToDoSheet } from '#owners/to-dos/to-do-sheet.tsx'
import { withoutAnswered } from '#owners/to-dos/without-answered.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useIsOnline } from '#platform/live/online.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useAge } from '#platform/time/use-age.ts'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Section } from '#ui/page/section.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { AddExpense } from './add-expense.tsx'
import { BlockNights } from './block-nights.tsx'
import { loadToday } from './last-today.ts'
import { StaySheet } from './stay-sheet.tsx'
import { TodayStays } from './today-stays.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenManager(loadToday)
}

export default function MobilePage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['booking.*', 'messaging.*', 'owners.*'], () => revalidate())
  const time = useTimeFormat()
  const today = loaded?.today
  return (
    <LoadedPage
      title={t('mobile.title')}
      heading={t('mobile.today')}
      isNarrow
      loaded={loaded && (loaded.today ? { value: loaded.today } : { error: loaded.error })}
      failed={t('mobile.load_failed')}
      skeleton={<HydrateFallback />}
      lead={today && time.day(today.today, 'longWeekday')}
      actions={today && <Age loadedAt={loaded.loadedAt} onRefresh={revalidate} />}
    >
      {(today) =>
        today.homes.length > 0 ? <Day today={today} onChange={revalidate} /> : <NoHomes />
      }
    </LoadedPage>
  )
}

function NoHomes() {
  const t = useText()
  return (
    <EmptyState
      title={t('overview.no_homes')}
      actions={
        <LinkButton to='/property-management/homes?open=new'>{t('first_steps.home')}</LinkButton>
      }
    >
      {t('overview.no_homes_description')}
    </EmptyState>
  )
}

/** Part of the page, because a banner would cover controls that work offline. */
function OfflineNote() {
  const t = useText()
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <div data-says-offline>
      <Notice icon='offline' title={t('mobile.offline')} isAnnounced>
        {t('mobile.offline_body')}
      </Notice>
    </div>
  )
}

function Day({ today, onChange }: { today: Today; onChange: () => Promise<void> }) {
  const t = useText()
  const { actions, queue } = useActionQueue(onChange)
  const needs = withoutAnswered(today.needs, actions)
  const spendable = today.homes.filter(({ canRecord }) => canRecord)
  return (
    <>
      <OfflineNote />
      <QueuedActions actions={actions} />
      <TodayStays stays={today.stays} actions={actions} />
      {needs.length > 0 && (
        <Section aria-labelledby='needs' title={t('overview.needs', { count: needs.length })}>
          <ToDoList needs={needs} />
        </Section>
      )}
      {spendable.length > 0 && (
        <LinkButton icon='plus' to='?open=expense' isOverlay wide>
          {t('expense.add')}
        </LinkButton>
      )}
      <BlockNights homes={today.homes} actions={actions} onAct={queue} />
      <ToDoSheet
        needs={needs}
        previewOf={(id, onViewed) => <HostIdPreview bookingId={id} onViewed={onViewed} />}
        onDecided={queue}
      />
      <OpenSheet today={today} actions={actions} queue={queue} />
    </>
  )
}

type OpenSheetProps = { today: Today } & ReturnType<typeof useActionQueue>

/** Opened by the address, so that Back closes it and a link opens it. */
function OpenSheet({ today, actions, queue }: OpenSheetProps) {
  const search = new URLSearchParams(useLocation().search)
  const close = useCloseTo('?')
  const stay = today.stays.find(({ id }) => id === search.get('stay'))
  if (stay) return <StaySheet stay={stay} actions={actions} onAct={queue} onClose={close} />
  const homes = today.homes.filter(({ canRecord }) => canRecord)
  if (search.get('open') !== 'expense' || homes.length === 0) return null
  return <AddExpense homes={homes} onAct={queue} onClose={close} />
}

function Age({ loadedAt, onRefresh }: { loadedAt: number; onRefresh: () => void }) {
  const t = useText()
  const age = useAge(loadedAt)
  return (
    <>
      <span className='soft small'>{age}</span>
      <TextButton icon='reload' onClick={onRefresh}>
        {t('mobile.refresh')}
      </TextButton>
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <PageSkeleton
      title={t('mobile.title')}
      heading={t('mobile.today')}
      isNarrow
      row={{ height: '64px' }}
    />
  )
}
