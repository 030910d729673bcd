import type { HomePrices } from '@marea/contract/owners/prices.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Select } from '#ui/form/select.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/prices-page.ts'
import { PriceEditor } from './price-editor.tsx'
import styles from './rules.module.css'
import { loadOutlook } from './use-outlook.ts'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const home = new URL(request.url).searchParams.get('home') || undefined
  return whenManager(() => loadPart(loadPrices(home)))
}

async function loadPrices(home: string | undefined) {
  const { homes, prices } = await call('GET /owner/prices', { query: home ? { home } : {} })
  if (!prices) return { homes, editing: null }
  const outlook = await loadOutlook(prices.home.slug, { rules: prices.rules })
  return { homes, editing: { prices, outlook } }
}

export default function PricesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const isBusy = useNavigation().state === 'loading'
  if (!loaded) return <HydrateFallback />
  if (!loaded.value) {
    const title = t('prices.load_failed')
    return <Frame body={<LoadError title={title} error={loaded.error} onRetry={revalidate} />} />
  }
  const { homes, editing } = loaded.value
  if (!editing) return <Frame body={<NoHomes />} />
  const { home } = editing.prices
  return (
    <Frame
      isBusy={isBusy}
      choice={<HomeChoice homes={homes} chosen={home} />}
      body={
        <PriceEditor
          key={home.slug}
          prices={editing.prices}
          outlook={editing.outlook}
          linesOf={(sample) => <QuoteLines quote={sample} />}
        />
      }
    />
  )
}

type HomeChoiceProps = { homes: HomePrices['home'][]; chosen: HomePrices['home'] }

function HomeChoice({ homes, chosen }: HomeChoiceProps) {
  const t = useText()
  const navigate = useNavigate()
  if (homes.length < 2) return <p className='soft'>{chosen.name}</p>
  return (
    <Select
      label={t('prices.home')}
      options={homes.map(({ slug, name }) => ({ id: slug, label: name }))}
      value={chosen.slug}
      onChange={(slug) => navigate(`?home=${slug}`, { preventScrollReset: true })}
    />
  )
}

type FrameProps = { choice?: ReactNode; body: ReactNode; isBusy?: boolean }

function Frame({ choice, body, isBusy }: FrameProps) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={t('prices.title')} isPrivate />
      <header className={styles.head}>
        <Heading level={1}>{t('prices.title')}</Heading>
        {choice}
      </header>
      {body}
    </div>
  )
}

function NoHomes() {
  const t = useText()
  return <EmptyState title={t('prices.none')}>{t('prices.none_description')}</EmptyState>
}

export function HydrateFallback() {
  return (
    <Frame
      body={<ListSkeleton above={[{ ratio: '4 / 1' }]} rows={4} row={{ height: '120px' }} />}
    />
  )
}
