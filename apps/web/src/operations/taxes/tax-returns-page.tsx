import { useLoaderData, useRevalidator } from 'react-router'
import { call, callForFile } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { companyToday } from '#platform/time/company-today.ts'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import type { Download } from '#statements/taxes/download-files.tsx'
import { TaxFrame } from '#statements/taxes/tax-frame.tsx'
import { TaxHead } from '#statements/taxes/tax-head.tsx'
import { TaxMonthView } from '#statements/taxes/tax-month-view.tsx'
import { parseTaxQuery, type TaxSelection } from '#statements/taxes/tax-query.ts'
import { TaxYearTable } from '#statements/taxes/tax-year-table.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { Route } from './+types/tax-returns-page.ts'
import { OwnersGross } from './owners-gross.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = parseTaxQuery(new URL(request.url).searchParams, companyToday())
  return whenAdmin(async () => ({ shown, ...(await loadShown(shown)) }))
}

async function loadShown({ year, month, tax, page }: TaxSelection) {
  if (month) {
    const query = { ...(tax && { tax }), ...(page && { page }) }
    return { month: await loadPart(call('GET /admin/taxes/:month', { params: { month }, query })) }
  }
  const [taxes, gross] = await Promise.all([
    loadPart(call('GET /admin/taxes', { query: { year } })),
    loadPart(call('GET /admin/gross/:year', { params: { year } })),
  ])
  return { taxes, gross }
}

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

export default function TaxReturnsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  return (
    <TaxFrame title={t('admin_taxes.title')}>
      <Returns loaded={loaded} />
    </TaxFrame>
  )
}

function Returns({ loaded }: { loaded: Loaded }) {
  const t = useText()
  const { shown } = loaded
  const files = useFiles(shown.month ?? shown.year)
  if ('month' in loaded) {
    const { month } = loaded
    const note = t('admin_taxes.allowance_note')
    if (!month.value) return <NotLoaded error={month.error} />
    return <TaxMonthView month={month.value} shown={shown} files={files} note={note} />
  }
  const { taxes, gross } = loaded
  if (!taxes.value || !gross.value) return <NotLoaded error={taxes.error ?? gross.error} />
  return (
    <>
      <TaxHead
        title={t('admin_taxes.title')}
        description={t('admin_taxes.description')}
        caption={t('admin_taxes.collected', { year: shown.year })}
        taxes={taxes.value}
        shown={shown}
        files={files}
      />
      <TaxYearTable taxes={taxes.value} shown={shown} />
      <OwnersGross gross={gross.value} />
    </>
  )
}

function useFiles(period: string): Download[] {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const given = { params: { period }, query: { language } }
  const name = period.length === 4 ? period : time.day(`${period}-01`, 'month')
  return [
    {
      kind: 'pdf',
      label: t('taxes.pdf_of', { period: name }),
      name: `marea-taxes-${period}.pdf`,
      load: () => callForFile('GET /admin/taxes/:period/worksheets.pdf', given),
    },
    {
      kind: 'csv',
      label: t('taxes.csv_of', { period: name }),
      name: `marea-taxes-${period}.csv`,
      load: () => callForFile('GET /admin/taxes/:period/worksheets.csv', given),
    },
  ]
}

function NotLoaded({ error }: { error: unknown }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title={t('admin_taxes.title')} />
      <LoadError title={t('taxes.load_failed')} error={error} onRetry={revalidate} />
    </>
  )
}

export function HydrateFallback() {
  return <PageSkeleton gap='large' />
}
