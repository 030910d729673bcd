import type { TaxRates } from '@marea/contract/pricing/tax-rates.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { percentOf } from './read-rate.ts'

/** What a stay that begins today is taxed in each jurisdiction. */
export function PlaceTaxes({ taxes, jurisdictions }: TaxRates) {
  const t = useText()
  const current = taxes.flatMap(({ id, steps }) =>
    steps
      .filter(({ state, value }) => state === 'current' && value.rate > 0)
      .map(({ value }) => ({ id, ...value })),
  )
  const places = jurisdictions.map(({ code, homes }) => ({
    code,
    homes,
    taxes: current.filter((tax) => tax.jurisdictions.includes(code)),
  }))
  return (
    <Section title={t('tax_rates.today')}>
      <Table
        caption={t('tax_rates.today')}
        hideCaption
        rowId={({ code }) => code}
        rows={places}
        name='places'
        file='marea-tax-rates'
        columns={[
          {
            id: 'place',
            title: t('tax_rates.place'),
            isName: true,
            value: ({ code }) => t(`listing.city.${code}`),
            cell: ({ code, homes }) => (
              <TwoLines second={t('tax_rates.homes', { count: homes })}>
                {t(`listing.city.${code}`)}
              </TwoLines>
            ),
          },
          {
            id: 'taxes',
            title: t('tax_rates.taxes'),
            isSortable: false,
            value: ({ taxes }) =>
              taxes.map(({ id, rate }) => `${t(`price.tax_${id}`)} ${percentOf(rate)}`).join(', '),
          },
          {
            id: 'together',
            title: t('tax_rates.together'),
            isFigure: true,
            value: ({ taxes }) => taxes.reduce((sum, { rate }) => sum + rate, 0),
            cell: ({ taxes }) => percentOf(taxes.reduce((sum, { rate }) => sum + rate, 0)),
          },
        ]}
      />
    </Section>
  )
}
