import type { TaxMonthStays, TaxYear } from '@marea/contract/statements/taxes/taxes.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call, callForFile } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { companyToday } from '#platform/time/company-today.ts'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { FinancialTabs } from '#statements/financials/financial-tabs.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { Route } from './+types/taxes-page.ts'
import type { Download } from './download-files.tsx'
import { GrossSection } from './gross-section.tsx'
import { TaxFrame } from './tax-frame.tsx'
import { TaxHead } from './tax-head.tsx'
import { TaxMonthView } from './tax-month-view.tsx'
import { parseTaxQuery, type TaxSelection } from './tax-query.ts'
import { TaxYearTable } from './tax-year-table.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = parseTaxQuery(new URL(request.url).searchParams, companyToday())
  return whenManager(async () => ({ shown, ...(await loadShown(shown)) }))
}

async function loadShown({ year, month, tax, page, home, payments }: TaxSelection) {
  const ofHome = home ? { home } : {}
  if (month) {
    const query = { ...ofHome, ...(tax && { tax }), ...(page && { page }) }
    return { month: await loadPart(call('GET /owner/taxes/:month', { params: { month }, query })) }
  }
  const [taxes, gross] = await Promise.all([
    loadPart(call('GET /owner/taxes', { query: { year, ...ofHome } })),
    loadPart(
      call('GET /owner/gross/:year', {
        params: { year },
        query: { ...ofHome, ...(payments && { month: payments }) },
      }),
    ),
  ])
  return { taxes, gross }
}

export default function TaxesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { shown } = loaded
  return (
    <TaxFrame title={t('taxes.title')} tabs={<FinancialTabs current='taxes' />}>
      {'month' in loaded ? (
        <Month month={loaded.month} shown={shown} />
      ) : (
        <>
          <Year taxes={loaded.taxes} shown={shown} />
          <Gross gross={loaded.gross} shown={shown} />
        </>
      )}
    </TaxFrame>
  )
}

type YearProps = { taxes: PagePart<TaxYear>; shown: TaxSelection }

function Year({ taxes, shown }: YearProps) {
  const t = useText()
  const files = useFiles(shown.year, shown)
  if (!taxes.value) return <NotLoaded error={taxes.error} />
  const { homes } = taxes.value
  const { year } = shown
  const home = homes.find(({ slug }) => slug === shown.home)
  if (homes.length === 0) return <NoHomes />
  return (
    <>
      <TaxHead
        title={t('taxes.title')}
        description={t('taxes.description')}
        caption={
          home ? t('taxes.collected_at', { home: home.name, year }) : t('taxes.collected', { year })
        }
        taxes={taxes.value}
        shown={shown}
        files={files}
      />
      <TaxYearTable taxes={taxes.value} shown={shown} />
    </>
  )
}

function Month({ month, shown }: { month: PagePart<TaxMonthStays>; shown: TaxSelection }) {
  const files = useFiles(shown.month ?? '', shown)
  if (!month.value) return <NotLoaded error={month.error} />
  return <TaxMonthView month={month.value} shown={shown} files={files} />
}

type GrossPart = Parameters<typeof GrossSection>[0]['gross']

/** A co-host sees no gross payments, because they are the owner's income. */
function Gross({ gross, shown }: { gross: PagePart<GrossPart>; shown: TaxSelection }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  if (gross.value) {
    const { homes } = gross.value
    return homes.length > 0 ? <GrossSection gross={gross.value} shown={shown} /> : null
  }
  const { error } = gross
  if (error instanceof ProblemError && isRefused.has(error.code)) return null
  return <LoadError title={t('gross.load_failed')} error={error} onRetry={revalidate} />
}

const isRefused = new Set(['co_hosts.role_too_small', 'resource.not_found'])

function useFiles(period: string, { home }: TaxSelection): Download[] {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const given = { params: { period }, query: { language, ...(home && { home }) } }
  const name = period.length === 4 ? period : time.day(`${period}-01`, 'month')
  return [
    {
      kind: 'pdf',
      label: t('taxes.pdf_of', { period: name }),
      name: `marea-taxes-${period}.pdf`,
      load: () => callForFile('GET /owner/taxes/:period/worksheets.pdf', given),
    },
    {
      kind: 'csv',
      label: t('taxes.csv_of', { period: name }),
      name: `marea-taxes-${period}.csv`,
      load: () => callForFile('GET /owner/taxes/:period/worksheets.csv', given),
    },
  ]
}

function NotLoaded({ error }: { error: unknown }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title={t('taxes.title')} />
      <LoadError title={t('taxes.load_failed')} error={error} onRetry={revalidate} />
    </>
  )
}

function NoHomes() {
  const t = useText()
  return (
    <>
      <PageHead title={t('taxes.title')} />
      <EmptyState title={t('taxes.no_returns')}>{t('taxes.no_returns_description')}</EmptyState>
    </>
  )
}

export function HydrateFallback() {
  return <PageSkeleton title={useText()('taxes.title')} gap='large' />
}
