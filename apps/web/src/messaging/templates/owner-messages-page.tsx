import type { HomeMessages } from '@marea/contract/messaging/automatic-messages.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Select } from '#ui/form/select.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/owner-messages-page.ts'
import { AutomaticMessages } from './automatic-messages.tsx'
import styles from './templates.module.css'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const home = new URL(request.url).searchParams.get('home')
  const query = home ? { home } : {}
  return whenManager(() => loadPart(call('GET /owner/automatic-messages', { query })))
}

/** What owners write ahead for their guests. */
export default function OwnerMessagesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  if (!loaded.value) {
    return (
      <Frame>
        <LoadError title={t('templates.load_failed')} error={loaded.error} onRetry={revalidate} />
      </Frame>
    )
  }
  const { homes, chosen } = loaded.value
  if (!chosen) {
    return (
      <Frame>
        <EmptyState title={t('templates.no_homes')}>
          {t('templates.no_homes_description')}
        </EmptyState>
      </Frame>
    )
  }
  return (
    <Frame choice={<HomeChoice homes={homes} chosen={chosen.home} />}>
      <AutomaticMessages key={chosen.home.slug} shown={chosen} />
    </Frame>
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

function Frame({ choice, children }: { choice?: ReactNode; children: ReactNode }) {
  const t = useText()
  const isBusy = useNavigation().state === 'loading'
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={t('templates.title')} isPrivate />
      <header className={styles.head}>
        <div className={styles.intro}>
          <Heading level={1}>{t('templates.title')}</Heading>
          <p className='soft'>{t('templates.description')}</p>
        </div>
        {choice}
      </header>
      {children}
    </div>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <ListSkeleton rows={3} row={{ height: '240px' }} />
    </Frame>
  )
}
