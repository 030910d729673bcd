import type { OtherwiseTaxed, TaxRates } from '@marea/contract/pricing/tax-rates.ts'
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
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadError } from '#ui/state/load-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { comingChanges } from './coming-changes.ts'
import { ComingTable } from './coming-table.tsx'
import { OtherwiseTaxedStays } from './outdated-tax-bookings.tsx'
import { PlaceTaxes } from './place-taxes.tsx'
import { RateSheet } from './rate-form.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() =>
    loadPart(
      Promise.all([call('GET /admin/tax-rates'), call('GET /admin/tax-rates/bookings')]).then(
        ([rates, bookings]) => ({ rates, bookings }),
      ),
    ),
  )
}

export default function TaxRatesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { value, error } = loaded
  return (
    <div className={`measure ${admin.page}`}>
      <PageHead title={t('tax_rates.title')} isPrivate />
      <PageHeading
        title={t('tax_rates.title')}
        lead={t('tax_rates.description')}
        actions={
          <LinkButton to='?open=add' state={opensOverlay} preventScrollReset>
            <Icon name='plus' small />
            {t('tax_rates.add')}
          </LinkButton>
        }
      />
      {value ? (
        <Rates {...value} />
      ) : (
        <LoadError title={t('tax_rates.load_failed')} error={error} onRetry={revalidate} />
      )}
    </div>
  )
}

type RatesProps = { rates: TaxRates; bookings: OtherwiseTaxed[] }

function Rates({ rates, bookings }: RatesProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  const changes = comingChanges(rates)
  const opened = new URLSearchParams(search).get('open')
  const change = changes.find(({ id }) => id === opened)
  return (
    <>
      <section className={admin.section}>
        <Heading level={2} size='name'>
          {t('tax_rates.coming')}
        </Heading>
        {changes.length > 0 ? (
          <ComingTable changes={changes} places={rates.jurisdictions.length} />
        ) : (
          <p className='soft'>{t('tax_rates.none_coming')}</p>
        )}
      </section>
      <section className={admin.section}>
        <Heading level={2} size='name'>
          {t('tax_rates.today')}
        </Heading>
        <ul>
          {rates.jurisdictions.map((place) => (
            <PlaceTaxes key={place.jurisdiction} place={place} />
          ))}
        </ul>
      </section>
      <OtherwiseTaxedStays bookings={bookings} />
      {(opened === 'add' || change) && (
        <RateSheet
          authorities={rates.authorities}
          change={change}
          onClose={close}
          onSaved={revalidate}
        />
      )}
    </>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={admin.page} rows={5} />
}
