import type { TaxRates } from '@marea/contract/pricing/tax-rates.ts'
import admin from '#operations/frame/admin-page.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { Table } from '#ui/table/table.tsx'
import { Heading } from '#ui/text/heading.tsx'
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
    <section className={admin.section}>
      <Heading level={2} size='name'>
        {t('tax_rates.today')}
      </Heading>
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
              <div className={admin.cell}>
                {t(`listing.city.${code}`)}
                <small>{t('tax_rates.homes', { count: homes })}</small>
              </div>
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
    </section>
  )
}
