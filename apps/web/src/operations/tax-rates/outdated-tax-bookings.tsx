import type { OtherwiseTaxed } from '@marea/contract/pricing/tax-rates.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { percentOf } from './read-rate.ts'

/** Bookings priced with tax rates other than today's. */
export function OtherwiseTaxedStays({ bookings }: { bookings: OtherwiseTaxed[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section
      title={t('tax_rates.otherwise')}
      lead={t(bookings.length > 0 ? 'tax_rates.otherwise_note' : 'tax_rates.otherwise_none')}
    >
      {bookings.length > 0 && (
        <Table
          caption={t('tax_rates.otherwise')}
          hideCaption
          rowId={({ id }) => id}
          rows={bookings}
          file='marea-outdated-tax-bookings'
          columns={[
            {
              id: 'booking',
              title: t('tax_rates.booking'),
              isName: true,
              value: ({ reference }) => reference,
              cell: ({ id, reference, home }) => (
                <TwoLines second={home}>
                  <TextLink to={`/admin/bookings/${id}`}>{reference}</TextLink>
                </TwoLines>
              ),
            },
            {
              id: 'check-in',
              title: t('tax_rates.check_in'),
              value: ({ checkIn }) => checkIn,
              cell: ({ checkIn }) => time.day(checkIn, 'medium'),
            },
            {
              id: 'change',
              title: t('tax_rates.change'),
              cell: ({ taxes }) => <Changes taxes={taxes} />,
            },
            {
              id: 'difference',
              title: t('tax_rates.difference'),
              isFigure: true,
              value: ({ difference }) => difference,
              cell: ({ difference }) => <Money amount={difference.amount} sign='always' />,
            },
          ]}
        />
      )}
    </Section>
  )
}

function Changes({ taxes }: Pick<OtherwiseTaxed, 'taxes'>) {
  const t = useText()
  return (
    <div>
      {taxes.map(({ authority, booked, current }) => (
        <span key={authority}>
          {t(`price.tax_${authority}`)}:{' '}
          {t('tax_rates.from_to', { before: percentOf(booked), after: percentOf(current) })}
        </span>
      ))}
    </div>
  )
}
