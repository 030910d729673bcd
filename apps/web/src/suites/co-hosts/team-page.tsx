import type { Team } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { InviteCoHost } from './invite-co-host.tsx'
import { TeamHistory } from './team-history.tsx'
import { TeamHomes } from './team-homes.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /owner/team')))
}

export default function TeamPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  if (loaded.value) return <Loaded team={loaded.value} onChange={revalidate} />
  const { error } = loaded
  return (
    <Frame>
      <LoadError title={t('team.load_failed')} error={error} onRetry={revalidate} />
    </Frame>
  )
}

type LoadedProps = { team: Team; onChange: () => Promise<void> }

function Loaded({ team, onChange }: LoadedProps) {
  const own = team.homes.filter(({ role }) => role === 'own')
  const isOwner = own.length > 0
  if (team.homes.length === 0) {
    return (
      <Frame>
        <NoHomes />
      </Frame>
    )
  }
  return (
    <Frame action={isOwner && <Invite />} isCoHost={!isOwner}>
      <TeamHomes homes={team.homes} onChange={onChange} />
      {isOwner && <TeamHistory acts={team.history} />}
      <InviteSheet homes={own} onChange={onChange} />
    </Frame>
  )
}

function Invite() {
  const t = useText()
  return (
    <LinkButton icon='plus' to='?open=invite' isOverlay>
      {t('team.invite')}
    </LinkButton>
  )
}

function InviteSheet({ homes, onChange }: { homes: Team['homes']; onChange: () => Promise<void> }) {
  const search = new URLSearchParams(useLocation().search)
  const close = useCloseTo('?')
  if (search.get('open') !== 'invite' || homes.length === 0) return null
  const home = homes.find(({ slug }) => slug === search.get('home'))
  return <InviteCoHost homes={homes} first={home} onClose={close} onSent={onChange} />
}

function NoHomes() {
  const t = useText()
  return <EmptyState title={t('team.no_homes')}>{t('team.no_homes_description')}</EmptyState>
}

type FrameProps = { action?: ReactNode; isCoHost?: boolean; children: ReactNode }

function Frame({ action, isCoHost, children }: FrameProps) {
  const t = useText()
  return (
    <Page
      title={t('team.title')}
      lead={t(isCoHost ? 'team.description_co_host' : 'team.description')}
      actions={action}
      gap='large'
    >
      {children}
    </Page>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <ListSkeleton rows={3} row={{ height: '88px' }} />
    </Frame>
  )
}
