import type { HomeMessages } from '@marea/contract/messaging/automatic-messages.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Select } from '#ui/form/select.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import type { Route } from './+types/owner-messages-page.ts'
import { AutomaticMessages } from './automatic-messages.tsx'
import { QuickReplies } from './quick-replies.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return whenManager(async () => {
    if (searchParams.get('tab') === 'replies' && readUser()?.profile === 'OWNER') {
      return { tab: 'replies', loaded: await loadPart(call('GET /owner/quick-replies')) } as const
    }
    const home = searchParams.get('home')
    const query = home ? { home } : {}
    const messages = call('GET /owner/automatic-messages', { query })
    return { tab: 'automatic', loaded: await loadPart(messages) } as const
  })
}

export default function OwnerMessagesPage() {
  const shown = useLoaderData<typeof clientLoader>()
  if (!shown) return <HydrateFallback />
  if (shown.tab === 'replies') {
    return (
      <Frame tab='replies'>
        {shown.loaded.value ? (
          <QuickReplies replies={shown.loaded.value} />
        ) : (
          <Failed error={shown.loaded.error} />
        )}
      </Frame>
    )
  }
  if (!shown.loaded.value) {
    return (
      <Frame tab='automatic'>
        <Failed error={shown.loaded.error} />
      </Frame>
    )
  }
  const { homes, chosen } = shown.loaded.value
  return (
    <Frame tab='automatic' choice={chosen && <HomeChoice homes={homes} chosen={chosen.home} />}>
      {chosen ? <AutomaticMessages key={chosen.home.slug} shown={chosen} /> : <NoHomes />}
    </Frame>
  )
}

function Failed({ error }: { error: unknown }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return <LoadError title={t('templates.load_failed')} error={error} onRetry={revalidate} />
}

function NoHomes() {
  const t = useText()
  return (
    <EmptyState title={t('templates.no_homes')}>{t('templates.no_homes_description')}</EmptyState>
  )
}

type Home = HomeMessages['home']

function HomeChoice({ homes, chosen }: { homes: Home[]; chosen: Home }) {
  const t = useText()
  const navigate = useNavigate()
  if (homes.length < 2) return <p className='soft'>{chosen.name}</p>
  return (
    <Select
      label={t('templates.home')}
      options={homes.map(({ slug, name }) => ({ id: slug, label: name }))}
      value={chosen.slug}
      onChange={(slug) => navigate(`?home=${slug}`, { preventScrollReset: true })}
    />
  )
}

type FrameProps = { tab: 'automatic' | 'replies'; choice?: ReactNode; children: ReactNode }

/**
 * Only owners write to guests, so only they have quick replies; a reader whose role is not known
 * yet is taken for one.
 */
function Frame({ tab, choice, children }: FrameProps) {
  const t = useText()
  const isBusy = useNavigation().state === 'loading'
  const user = useUser()
  return (
    <Page
      title={t('templates.title')}
      lead={t('templates.description')}
      actions={choice}
      isBusy={isBusy}
    >
      {(!user || user.profile === 'OWNER') && (
        <TabLinks
          label={t('templates.tabs')}
          links={[
            { to: '?', label: t('templates.tab.automatic'), isCurrent: tab === 'automatic' },
            { to: '?tab=replies', label: t('templates.tab.replies'), isCurrent: tab === 'replies' },
          ]}
        />
      )}
      {children}
    </Page>
  )
}

export function HydrateFallback() {
  return (
    <Frame
      tab='automatic'
      choice={
        <Skeleton>
          <SkeletonBlock width='240px' height='78px' />
        </Skeleton>
      }
    >
      <ListSkeleton rows={3} row={{ height: '240px' }} />
    </Frame>
  )
}
