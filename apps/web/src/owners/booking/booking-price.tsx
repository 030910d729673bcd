import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { isTax } from '@marea/contract/pricing/price-parts.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Money } from '#ui/format/money.tsx'
import { Table } from '#ui/table/table.tsx'
import { Part } from './part.tsx'

type PriceLine = NonNullable<HostedBooking['price']>[number]

/** Each line of the guest's price beside what of it is the owner's, for those who may see money. */
export function BookingPrice({ booking }: { booking: HostedBooking }) {
  const t = useText()
  const language = useLanguage()
  const nameOf = usePriceLineName(booking)
  const { price, ledger, rest } = booking
  if (!price || !ledger) return null
  const sum = (read: (line: PriceLine) => number) => (
    <Money amount={price.reduce((total, line) => total + read(line), 0)} />
  )
  return (
    <Part id='price' title={t('hosted_booking.price')}>
      <Table
        caption={t('hosted_booking.price')}
        hideCaption
        rows={price}
        rowId={(line) => String(price.indexOf(line))}
        columns={[
          {
            id: 'line',
            title: t('hosted_booking.line'),
            isName: true,
            cell: nameOf,
            sum: t('hosted_booking.total'),
          },
          {
            id: 'guest',
            title: t('hosted_booking.guest_pays'),
            isFigure: true,
            cell: ({ amount }) => <Money amount={amount.amount} />,
            sum: sum(({ amount }) => amount.amount),
          },
          {
            id: 'yours',
            title: t('hosted_booking.yours'),
            isFigure: true,
            cell: ({ yours, for: payee }) =>
              payee === 'owner' ? <Money amount={yours.amount} /> : undefined,
            sum: sum(({ yours }) => yours.amount),
          },
        ]}
      />
      <LedgerNote ledger={ledger} />
      {rest && (
        <p className='small'>
          {t('hosted_booking.rest', {
            amount: formatMoney(rest.amount.amount, language),
            day: formatDay(rest.dueOn, language, 'long'),
          })}
        </p>
      )}
    </Part>
  )
}

function LedgerNote({ ledger }: { ledger: NonNullable<HostedBooking['ledger']> }) {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <p className='soft small'>
      {t('hosted_booking.commission', { amount: money(ledger.commission) })}{' '}
      {t(ledger.refunded > 0 ? 'reports.sheet.paid_refunded' : 'reports.sheet.paid', {
        paid: money(ledger.paid),
        refunded: money(ledger.refunded),
        taxes: money(ledger.taxes),
      })}
    </p>
  )
}

function usePriceLineName({ status }: Pick<HostedBooking, 'status'>) {
  const t = useText()
  const named = useNamedText()
  const language = useLanguage()
  return (line: PriceLine): string => {
    const { part, label, count, each, name, rate } = line
    if (part === 'rent' && status === 'cancelled') return t('reports.sheet.kept')
    const text = named(label, {
      ...(name !== undefined && { name }),
      ...(count !== undefined && { count }),
      ...(each && { each: formatMoney(each.amount, language, { cents: 'whole' }) }),
    })
    return isTax(line) ? `${text} ${formatPercent((rate ?? 0) / 100_000)}` : text
  }
}
