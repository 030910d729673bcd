import { findRuleErrors } from '@marea/contract/pricing/rules/rule-errors.ts'
import type { HomePrices } from '@marea/contract/rates/prices.ts'
import type { ReactNode } from 'react'
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router'
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
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/prices-page.ts'
import copyStyles from './copy.module.css'
import { copyRules, isSameEdit, parseCopy } from './copy-rules.ts'
import { CopyLink, CopySheet } from './copy-sheet.tsx'
import { PriceEditor } from './price-editor.tsx'
import styles from './rules.module.css'
import { loadOutlook } from './use-outlook.ts'

export const headers = personal

/** Opening a sheet runs no back-test. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { search } = args.currentUrl
  const isSheet = search !== args.nextUrl.search && isSameEdit(search, args.nextUrl.search)
  return !isSheet && withOfflineData(args)
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  return whenManager(() => loadPart(loadPrices(searchParams)))
}

async function loadPrices(params: URLSearchParams) {
  const { homes, prices } = await readPrices(params.get('home'))
  if (!prices) return { homes, editing: null }
  const copy = parseCopy(params)
  const source = copy && (await readPrices(copy.from)).prices
  const copied = copy && source ? copyRules(prices, source, copy.parts) : undefined
  const isShowable = copied && findRuleErrors(copied.rules, prices).length === 0
  const rules = isShowable ? copied.rules : prices.rules
  const outlook = await loadOutlook(prices.home.slug, { rules })
  return { homes, editing: { prices, outlook, copied } }
}

function readPrices(home: string | null) {
  return call('GET /owner/prices', { query: home ? { home } : {} })
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
        <>
          <PriceEditor
            key={`${home.slug} ${editing.copied?.from}`}
            {...editing}
            linesOf={(sample) => <QuoteLines quote={sample} />}
          />
          <CopySheet homes={homes} chosen={home} />
        </>
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
    <div className={copyStyles.choice}>
      <Select
        label={t('prices.home')}
        options={homes.map(({ slug, name }) => ({ id: slug, label: name }))}
        value={chosen.slug}
        onChange={(slug) => navigate(`?home=${slug}`, { preventScrollReset: true })}
      />
      <CopyLink chosen={chosen} />
    </div>
  )
}

type FrameProps = { choice?: ReactNode; body: ReactNode; isBusy?: boolean }

function Frame({ choice, body, isBusy }: FrameProps) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`} aria-busy={isBusy}>
      <PageHead title={t('prices.title')} isPrivate />
      <PageHeading title={t('prices.title')} actions={choice} />
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
