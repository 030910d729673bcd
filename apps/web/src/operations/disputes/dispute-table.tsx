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
      caption={t(`admin_disputes.show.${show}`)}
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
      title: t('admin_disputes.guest'),
      isName: true,
      value: ({ purchase }) => purchase?.guest.fullName ?? '',
      cell: ({ id, purchase, processorId }) => (
        <TwoLines second={purchase?.booking?.reference ?? processorId}>
          <TextLink to={`/admin/disputes/${id}`}>
            {purchase?.guest.fullName || t('admin_disputes.unknown')}
          </TextLink>
        </TwoLines>
      ),
    },
    useDayColumn(show),
    {
      id: 'purchase',
      title: t('admin_disputes.purchase'),
      value: ({ purchase }) => purchase?.booking?.home ?? '',
      cell: (dispute) => <Purchase dispute={dispute} />,
    },
    {
      id: 'reason',
      title: t('admin_disputes.reason'),
      value: ({ reason }) => t(`admin_disputes.reason.${reason}`),
      cell: ({ reason, isInquiry }) => (
        <TwoLines second={isInquiry && t('admin_disputes.inquiry')}>
          {t(`admin_disputes.reason.${reason}`)}
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      title: t('admin_disputes.amount'),
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
      title: t('admin_disputes.answer_by'),
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
    title: t(isClosed ? 'admin_disputes.closed' : 'admin_disputes.opened'),
    value: ({ openedAt, closedAt }) => (isClosed && closedAt) || openedAt,
    cell: ({ openedAt, closedAt }) => time.companyDay((isClosed && closedAt) || openedAt, 'medium'),
  }
}

function Purchase({ dispute: { purchase } }: { dispute: AdminDispute }) {
  const t = useText()
  const time = useTimeFormat()
  if (!purchase) return '—'
  const { booking, purpose } = purchase
  if (!booking) return t(`admin_disputes.purpose.${purpose}`)
  const days = `${time.day(booking.checkIn, 'short')} – ${time.day(booking.checkOut, 'short')}`
  return <TwoLines second={days}>{booking.home}</TwoLines>
}
