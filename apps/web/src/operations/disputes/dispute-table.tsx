import type { AdminDispute, DisputeFilter } from '@marea/contract/operations/disputes/disputes.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { useDeadline } from './use-deadline.ts'

type DisputeTableProps = { items: AdminDispute[]; show: DisputeFilter }

export function DisputeTable({ items, show }: DisputeTableProps) {
  const t = useText()
  return (
    <Table
      caption={t(`dispute_desk.show.${show}`)}
      hideCaption
      rowId={({ id }) => id}
      rows={items}
      file='marea-disputes'
      columns={useColumns(show)}
    />
  )
}

function useColumns(show: DisputeFilter): Column<AdminDispute>[] {
  const t = useText()
  return [
    {
      id: 'guest',
      title: t('dispute_desk.guest'),
      isName: true,
      value: ({ purchase }) => purchase?.guest.fullName ?? '',
      cell: ({ id, purchase, processorId }) => (
        <TwoLines second={purchase?.booking?.reference ?? processorId}>
          <TextLink to={`/admin/disputes/${id}`}>
            {purchase?.guest.fullName || t('dispute_desk.unknown')}
          </TextLink>
        </TwoLines>
      ),
    },
    useDayColumn(show),
    {
      id: 'purchase',
      title: t('dispute_desk.purchase'),
      value: ({ purchase }) => purchase?.booking?.home ?? '',
      cell: (dispute) => <Purchase dispute={dispute} />,
    },
    {
      id: 'reason',
      title: t('dispute_desk.reason'),
      value: ({ reason }) => t(`dispute_desk.reason.${reason}`),
      cell: ({ reason, isInquiry }) => (
        <TwoLines second={isInquiry && t('dispute_desk.inquiry')}>
          {t(`dispute_desk.reason.${reason}`)}
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      title: t('dispute_desk.amount'),
      isFigure: true,
      value: ({ amount }) => amount,
    },
  ]
}

/** The deadline while it matters, and the last day of what is over. */
function useDayColumn(show: DisputeFilter): Column<AdminDispute> {
  const t = useText()
  const time = useTimeFormat()
  const deadline = useDeadline()
  if (show === 'to_answer') {
    return {
      id: 'due',
      title: t('dispute_desk.answer_by'),
      value: ({ dueAt }) => dueAt ?? '',
      cell: ({ dueAt }) => {
        const { words, tone } = deadline(dueAt)
        return (
          <TwoLines second={dueAt && time.companyDay(dueAt, 'shortWeekday')}>
            <State tone={tone}>{words}</State>
          </TwoLines>
        )
      },
    }
  }
  const isClosed = show !== 'waiting'
  return {
    id: 'day',
    title: t(isClosed ? 'dispute_desk.closed' : 'dispute_desk.opened'),
    value: ({ openedAt, closedAt }) => (isClosed && closedAt) || openedAt,
    cell: ({ openedAt, closedAt }) => time.companyDay((isClosed && closedAt) || openedAt, 'medium'),
  }
}

function Purchase({ dispute: { purchase } }: { dispute: AdminDispute }) {
  const t = useText()
  const time = useTimeFormat()
  if (!purchase) return '—'
  const { booking, purpose } = purchase
  if (!booking) return t(`dispute_desk.purpose.${purpose}`)
  const days = `${time.day(booking.checkIn, 'short')} – ${time.day(booking.checkOut, 'short')}`
  return <TwoLines second={days}>{booking.home}</TwoLines>
}
