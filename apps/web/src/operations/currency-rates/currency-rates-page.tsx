import { type CurrencyHistory, currencyRateDays } from '@marea/contract/pricing/currency-rates.ts'
import { useLoaderData } from 'react-router'
import type { SettingKind } from '#operations/settings/setting-kind.ts'
import { SettingList } from '#operations/settings/setting-list.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { formatRate } from '#ui/format/format-estimate.ts'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { RatePreview } from './rate-preview.tsx'
import { readCurrencyRate } from './read-currency-rate.ts'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/currency-rates')))
}

export default function CurrencyRatesPage() {
  const t = useText()
  const kind = useRateKind()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('currency_rates.title')}
      lead={t('currency_rates.description')}
      failed={t('currency_rates.load_failed')}
    >
      {(rates) => <SettingList items={rates} kind={kind} />}
    </LoadedPage>
  )
}

function useRateKind(): SettingKind<CurrencyHistory, string> {
  const t = useText()
  const language = useLanguage()
  return {
    name: (currency) => t(`more.currency.${currency}`),
    show: (rate, currency) =>
      t('currency_rates.per_usd', { amount: formatRate(currency, rate, language) }),
    none: t('currency_rates.none'),
    days: currencyRateDays,
    start: () => '',
    read: readCurrencyRate,
    fields: ({ typed, onChange, isWrong }) => (
      <Field
        label={t('currency_rates.value')}
        name='rate'
        inputMode='decimal'
        autoComplete='off'
        value={typed}
        onChange={({ target }) => onChange(target.value)}
        hint={t('currency_rates.value_hint')}
        error={isWrong ? t('currency_rates.wrong.rate') : undefined}
      />
    ),
    effect: (step, history) => <RatePreview history={history} step={step} />,
    save: (currency, body) =>
      call('POST /admin/currency-rates/:currency/steps', { params: { currency }, body }),
    remove: (currency, { from }) =>
      call('DELETE /admin/currency-rates/:currency/steps/:from', { params: { currency, from } }),
  }
}

export const HydrateFallback = PageSkeleton
