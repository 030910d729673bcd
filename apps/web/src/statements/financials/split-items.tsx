import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { Split } from '@marea/contract/statements/financials/split.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { Table } from '#ui/table/table.tsx'
import { StayCell } from './stay-cell.tsx'

type SplitItemsProps = { split: Split; shown: BalanceAddress }

/** The bookings of a month, or the months of a year. */
export function SplitItems({ split, shown }: SplitItemsProps) {
  const t = useText()
  const count = split.items.length || split.months.length
  return (
    <Disclosure title={t(split.items.length > 0 ? 'split.bookings' : 'split.months', { count })}>
      {split.items.length > 0 ? (
        <Bookings split={split} shown={shown} />
      ) : (
        <Months split={split} shown={shown} />
      )}
    </Disclosure>
  )
}

function Bookings({ split: { items, paid, booking }, shown }: SplitItemsProps) {
  const t = useText()
  return (
    <Table
      caption={t('split.bookings', { count: items.length })}
      hideCaption
      rows={items}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'booking',
          title: t('split.booking'),
          isName: true,
          cell: (stay) => (
            <StayCell
              stay={stay}
              to={
                booking
                  ? balanceLink(shown, { open: `booking:${stay.id}` })
                  : `${balanceLink(shown, { booking: stay.id })}#split`
              }
              isOverlay={booking !== null}
            />
          ),
        },
        {
          id: 'income',
          title: t('split.income'),
          isFigure: true,
          cell: ({ income }) => <Money amount={income} />,
          sum: <Money amount={items.reduce((sum, { income }) => sum + income, 0)} />,
        },
        {
          id: 'paid',
          title: t('split.paid'),
          isFigure: true,
          cell: ({ paid }) => <Money amount={paid} />,
          sum: <Money amount={paid} />,
        },
      ]}
    />
  )
}

function Months({ split: { months, paid }, shown }: SplitItemsProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('split.months', { count: months.length })}
      hideCaption
      rows={months}
      rowId={({ month }) => month}
      columns={[
        {
          id: 'month',
          title: t('split.month'),
          isName: true,
          cell: ({ month }) => (
            <TextLink to={`${balanceLink(shown, { split: month })}#split`} preventScrollReset>
              {startLine(time.day(`${month}-01`, 'month'))}
            </TextLink>
          ),
        },
        {
          id: 'income',
          title: t('split.income'),
          isFigure: true,
          cell: ({ income }) => <Money amount={income} />,
          sum: <Money amount={months.reduce((sum, { income }) => sum + income, 0)} />,
        },
        {
          id: 'paid',
          title: t('split.paid'),
          isFigure: true,
          cell: ({ paid }) => <Money amount={paid} />,
          sum: <Money amount={paid} />,
        },
      ]}
    />
  )
}
