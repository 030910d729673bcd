import type { CurrencyHistory } from '@marea/contract/pricing/currency-rates.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import admin from '#operations/frame/admin-page.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { RateSheet } from './rate-form.tsx'
import { RateSteps } from './rate-steps.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/currency-rates')))
}

export default function CurrencyRatesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { value, error } = loaded
  return (
    <div className={`measure ${admin.page}`}>
      <PageHead title={t('currency_rates.title')} isPrivate />
      <PageHeading title={t('currency_rates.title')} lead={t('currency_rates.description')} />
      {value ? (
        <Rates rates={value} />
      ) : (
        <LoadError title={t('currency_rates.load_failed')} error={error} onRetry={revalidate} />
      )}
    </div>
  )
}

function Rates({ rates }: { rates: CurrencyHistory[] }) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  const asked = new URLSearchParams(search).get('open')
  const opened = rates.find(({ currency }) => currency === asked)
  return (
    <>
      <ul>
        {rates.map((history) => (
          <RateSteps key={history.currency} history={history} />
        ))}
      </ul>
      {opened && <RateSheet history={opened} onClose={close} onSaved={revalidate} />}
    </>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={admin.page} rows={4} />
}
