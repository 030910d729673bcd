import { type Tax, taxRateDays } from '@marea/contract/pricing/tax-rates.ts'
import { useLoaderData } from 'react-router'
import type { SettingKind } from '#operations/settings/setting-kind.ts'
import { SettingList } from '#operations/settings/setting-list.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { OtherwiseTaxedStays } from './outdated-tax-bookings.tsx'
import { PlaceTaxes } from './place-taxes.tsx'
import { RatePreview } from './rate-preview.tsx'
import { percentOf, readRate, type TypedRate } from './read-rate.ts'
import { TaxFields } from './tax-fields.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(readRates()))
}

async function readRates() {
  const [rates, bookings] = await Promise.all([
    call('GET /admin/tax-rates'),
    call('GET /admin/tax-rates/bookings'),
  ])
  return { ...rates, bookings }
}

export default function TaxRatesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const kind = useTaxKind(loaded?.value?.jurisdictions.length)
  return (
    <LoadedPage
      loaded={loaded}
      title={t('tax_rates.title')}
      lead={t('tax_rates.description')}
      failed={t('tax_rates.load_failed')}
    >
      {({ taxes, jurisdictions, bookings }) => (
        <>
          <SettingList items={taxes} kind={kind} />
          <PlaceTaxes taxes={taxes} jurisdictions={jurisdictions} />
          <OtherwiseTaxedStays bookings={bookings} />
        </>
      )}
    </LoadedPage>
  )
}

function useTaxKind(places: number | undefined): SettingKind<Tax, TypedRate> {
  const t = useText()
  return {
    name: (authority) => t(`price.tax_${authority}`),
    show: ({ rate }) => (rate === 0 ? t('tax_rates.no_tax') : percentOf(rate)),
    note: ({ jurisdictions }) =>
      jurisdictions.length === places
        ? t('tax_rates.everywhere')
        : jurisdictions.map((place) => t(`listing.city.${place}`)).join(', '),
    none: t('tax_rates.no_tax'),
    days: taxRateDays,
    start: (chosen, { jurisdictions }) => ({
      percent: chosen ? String(chosen.rate / 1000) : '',
      jurisdictions: chosen?.jurisdictions ?? jurisdictions,
      offered: chosen?.jurisdictions ?? jurisdictions,
    }),
    read: readRate,
    fields: (props) => <TaxFields {...props} />,
    effect: ({ from, value }, { id: authority }) => (
      <RatePreview planned={{ authority, from, ...value }} />
    ),
    save: (authority, { from, reason, value }) =>
      call('POST /admin/tax-rates', { body: { authority, from, reason, ...value } }),
    remove: (authority, { from, value: { jurisdictions } }) =>
      call('POST /admin/tax-rates/:authority/:from/removal', {
        params: { authority, from },
        body: { jurisdictions },
      }),
    correct: (authority, before, { from, reason, value }) =>
      call('PUT /admin/tax-rates/:authority/:from', {
        params: { authority, from: before.from },
        body: { from, reason, ...value },
      }),
  }
}

export const HydrateFallback = PageSkeleton
