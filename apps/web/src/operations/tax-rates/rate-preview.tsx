import type { PlannedTaxRate, TaxPreview } from '@marea/contract/pricing/tax-rates.ts'
import { usePreview } from '#operations/frame/use-preview.ts'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { percentOf } from './read-rate.ts'

export function RatePreview({ planned }: { planned: PlannedTaxRate }) {
  const t = useText()
  const { isWaiting, result, error } = usePreview(planned, (body) =>
    call('POST /admin/tax-rates/preview', { body }),
  )
  return (
    <Section
      level={3}
      size='plain'
      aria-busy={isWaiting}
      aria-live='polite'
      title={t('tax_rates.preview')}
    >
      {result && <Effect preview={result} />}
      {error !== undefined && <ActionError title={t('tax_rates.preview_failed')} error={error} />}
    </Section>
  )
}

function Effect({ preview: { places, example, booked } }: { preview: TaxPreview }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <>
      <Lines>
        {[...Map.groupBy(places, ({ before, after }) => `${before} ${after}`)].map(
          ([id, alike]) => (
            <Line
              key={id}
              label={alike.map(({ jurisdiction }) => t(`listing.city.${jurisdiction}`)).join(', ')}
            >
              <del className='soft'>{percentOf(alike[0]?.before ?? 0)}</del>{' '}
              <b>{percentOf(alike[0]?.after ?? 0)}</b>
            </Line>
          ),
        )}
      </Lines>
      <p className='small soft'>
        {t('tax_rates.example_of', {
          home: example.home ?? t('tax_rates.example_home'),
          from: time.day(example.checkIn, 'medium'),
          to: time.day(example.checkOut, 'medium'),
        })}
      </p>
      <Lines>
        {(['tax', 'total'] as const).map((part) => (
          <Line key={part} label={t(`tax_rates.example.${part}`)}>
            <del className='soft'>
              <Money amount={example.before[part].amount} />
            </del>{' '}
            <b>
              <Money amount={example.after[part].amount} />
            </b>
          </Line>
        ))}
      </Lines>
      <p className='small'>
        {booked === 0 ? t('tax_rates.booked_none') : t('tax_rates.booked', { count: booked })}
      </p>
    </>
  )
}
