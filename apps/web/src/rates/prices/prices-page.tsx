import { findRuleErrors } from '@marea/contract/pricing/rules/rule-errors.ts'
import type { HomePrices } from '@marea/contract/rates/prices.ts'
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { Select } from '#ui/form/select.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { Route } from './+types/prices-page.ts'
import { copyRules, isSameEdit, parseCopy } from './copy-rules.ts'
import { CopyLink, CopySheet } from './copy-sheet.tsx'
import { PriceEditor } from './price-editor.tsx'
import { loadOutlook } from './use-outlook.ts'

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
  const isBusy = useNavigation().state === 'loading'
  const { homes = [], editing } = loaded?.value ?? {}
  const home = editing?.prices.home
  return (
    <LoadedPage
      title={t('prices.title')}
      loaded={loaded}
      failed={t('prices.load_failed')}
      skeleton={<HydrateFallback />}
      isBusy={isBusy}
      actions={home && <HomeChoice homes={homes} chosen={home} />}
    >
      {({ homes, editing }) =>
        editing ? (
          <>
            <PriceEditor
              key={`${editing.prices.home.slug} ${editing.copied?.from}`}
              {...editing}
              linesOf={(sample) => <QuoteLines quote={sample} />}
            />
            <CopySheet homes={homes} chosen={editing.prices.home} />
          </>
        ) : (
          <EmptyState title={t('prices.none')}>{t('prices.none_description')}</EmptyState>
        )
      }
    </LoadedPage>
  )
}

type HomeChoiceProps = { homes: HomePrices['home'][]; chosen: HomePrices['home'] }

function HomeChoice({ homes, chosen }: HomeChoiceProps) {
  const t = useText()
  const navigate = useNavigate()
  if (homes.length < 2) return <p className='soft'>{chosen.name}</p>
  return (
    <>
      <Select
        label={t('prices.home')}
        options={homes.map(({ slug, name }) => ({ id: slug, label: name }))}
        value={chosen.slug}
        onChange={(slug) => navigate(`?home=${slug}`, { preventScrollReset: true })}
      />
      <CopyLink chosen={chosen} />
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return <PageSkeleton title={t('prices.title')} rows={5} row={{ height: '120px' }} />
}
