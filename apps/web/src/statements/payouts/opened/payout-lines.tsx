import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type {
  OpenedPayout,
  PayoutLine,
} from '@marea/contract/statements/financials/opened-payout.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Table } from '#ui/table/table.tsx'
import type { PayoutLinks } from './payout-links.ts'

type PayoutLinesProps = { payout: OpenedPayout; links: PayoutLinks }

export function PayoutLines({ payout: { lines }, links }: PayoutLinesProps) {
  const t = useText()
  const time = useTimeFormat()
  if (lines.length === 0) return <p className='soft'>{t('payout.no_lines')}</p>
  return (
    <Table
      caption={t('payout.lines')}
      hideCaption
      rows={lines}
      rowId={({ entryIds }) => entryIds.join()}
      columns={[
        {
          id: 'line',
          title: t('payout.column.line'),
          isName: true,
          cell: (line) => <LineName line={line} links={links} />,
          sum: t('payout.lines_sum'),
        },
        {
          id: 'date',
          title: t('payout.column.date'),
          cell: ({ at }) => <time dateTime={at}>{time.companyDay(at, 'short')}</time>,
        },
        {
          id: 'price',
          title: t('payout.price'),
          isFigure: true,
          cell: ({ stay, amount, commission }) =>
            stay ? <Money amount={amount + commission} /> : undefined,
        },
        {
          id: 'commission',
          title: t('payout.commission'),
          isFigure: true,
          cell: ({ stay, commission }) => (stay ? <Money amount={0 - commission} /> : undefined),
        },
        {
          id: 'amount',
          title: t('payout.amount'),
          isFigure: true,
          cell: ({ amount }) => <Money amount={amount} />,
          sum: <Money amount={lines.reduce((sum, { amount }) => sum + amount, 0)} />,
        },
      ]}
    />
  )
}

function LineName({ line, links }: { line: PayoutLine; links: PayoutLinks }) {
  const t = useText()
  const language = useLanguage()
  const { kind, stay, expense, payoutId } = line
  const kindName = t(`financials.line.${kind}`)
  if (stay) {
    const dates = formatDayRange(stay.checkIn, stay.checkOut, language)
    return (
      <div>
        <TextLink to={links.booking(stay.bookingId)}>{stay.guest}</TextLink>
        <small>
          {stay.home} · {dates}
          {kind !== 'stay' && <> · {kindName}</>}
        </small>
      </div>
    )
  }
  if (expense) {
    const address = `/property-management/view-financials?tab=expenses&open=${expense.id}`
    return (
      <div>
        <TextLink to={address}>{conceptIn(expense, language)}</TextLink>
        <small>
          {expense.home} · {kindName}
        </small>
      </div>
    )
  }
  if (payoutId) return <TextLink to={links.payout(payoutId)}>{kindName}</TextLink>
  return kindName
}
