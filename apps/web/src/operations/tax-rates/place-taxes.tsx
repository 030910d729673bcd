import type { JurisdictionTaxes, TaxStep } from '@marea/contract/pricing/tax-rates.ts'
import admin from '#operations/frame/admin-page.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { percentOf } from './read-rate.ts'
import styles from './tax-rates.module.css'

export function PlaceTaxes({ place }: { place: JurisdictionTaxes }) {
  const t = useText()
  const { jurisdiction, homes, rate, taxes } = place
  return (
    <li className={styles.place}>
      <div>
        <Heading level={3} size='plain'>
          {t(`listing.city.${jurisdiction}`)}
        </Heading>
        <p className='small soft'>{t('tax_rates.homes', { count: homes })}</p>
        <p className={styles.rate}>
          {percentOf(rate)} <small>{t('tax_rates.together')}</small>
        </p>
      </div>
      <div className={admin.form}>
        <Lines>
          {taxes.map(({ authority, steps }) => (
            <Line
              key={authority}
              label={t(`price.tax_${authority}`)}
              note={<Notes steps={steps} />}
            >
              {rateIn(steps) ? percentOf(rateIn(steps)) : t('tax_rates.no_tax')}
            </Line>
          ))}
        </Lines>
        <Earlier place={place} />
      </div>
    </li>
  )
}

function rateIn(steps: readonly TaxStep[]): number {
  return steps.find(({ state }) => state === 'current')?.rate ?? 0
}

function Notes({ steps }: { steps: readonly TaxStep[] }) {
  const t = useText()
  const time = useTimeFormat()
  const current = steps.find(({ state }) => state === 'current')
  const next = steps.findLast(({ state }) => state === 'coming')
  return (
    <>
      {current && t('tax_rates.since', { day: time.day(current.from, 'medium') })}
      {current && next && ', '}
      {next && (
        <b>
          {t('tax_rates.next_on', {
            rate: percentOf(next.rate),
            day: time.day(next.from, 'medium'),
          })}
        </b>
      )}
    </>
  )
}

function Earlier({ place: { taxes } }: { place: JurisdictionTaxes }) {
  const t = useText()
  const time = useTimeFormat()
  const past = taxes.flatMap(({ authority, steps }) =>
    steps.filter(({ state }) => state === 'past').map((step) => ({ authority, ...step })),
  )
  if (past.length === 0) return null
  return (
    <details className='small'>
      <summary>{t('tax_rates.history')}</summary>
      <ul className={styles.earlier}>
        {past.map(({ authority, from, to, rate }) => (
          <li key={`${authority}${from}`}>
            {t('tax_rates.between', {
              tax: t(`price.tax_${authority}`),
              rate: percentOf(rate),
              from: time.day(from, 'medium'),
              to: time.day(to ?? from, 'medium'),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
