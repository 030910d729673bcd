import { usd } from '@marea/contract/platform/money.ts'
import {
  type AdminWithdrawal,
  type WithdrawalSummary,
  withdrawalsListed,
} from '@marea/contract/wallet/admin-withdrawals.ts'
import type { Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import { useLocation } from 'react-router'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { rails } from './rails.ts'

type WithdrawalTableProps = {
  items: AdminWithdrawal[]
  summary: WithdrawalSummary
  status: Withdrawal['status']
  /** Only what waits for approval is selected. */
  selection?: { chosen: ReadonlySet<string>; onToggle: (id: string) => void }
}

export function WithdrawalTable({ items, summary, status, selection }: WithdrawalTableProps) {
  const t = useText()
  const pick = selection && {
    id: 'pick',
    title: t('admin_payouts.select'),
    cell: (row: AdminWithdrawal) => <Pick row={row} {...selection} />,
  }
  return (
    <Table
      caption={t(`admin_payouts.status.${status}`)}
      hideCaption
      rowId={({ id }) => id}
      rows={items}
      {...(items.length < withdrawalsListed && { sorting: 'rows' })}
      file={`marea-withdrawals-${status}`}
      columns={[
        ...(pick ? [pick] : []),
        {
          id: 'name',
          title: t('admin_payouts.name'),
          isName: true,
          value: ({ guest }) => guest.fullName,
          cell: (row) => <Name {...row} />,
        },
        {
          id: 'bank',
          title: t('admin_payouts.bank'),
          value: ({ bankAccount: { bankName, lastFour } }) => `${bankName} ${lastFour}`,
          cell: ({ bankAccount }) => <Bank {...bankAccount} />,
        },
        {
          id: 'waiting',
          title: t(status === 'requested' ? 'admin_payouts.waiting' : 'admin_payouts.requested'),
          value: ({ waitingHours, requestedAt }) =>
            status === 'requested' ? waitingHours : requestedAt,
          cell: (row) => <Waiting row={row} isLate={row.waitingHours >= summary.targetHours} />,
        },
        {
          id: 'amount',
          title: t('admin_payouts.amount'),
          isFigure: true,
          value: ({ amount, fee }) => usd(amount.amount + fee.amount),
          sumsRows: true,
          cell: (row) => <Amount {...row} />,
        },
        ...useFileColumns(status),
        {
          id: 'state',
          title: t('admin_payouts.approval'),
          value: (row) => t(`admin_payouts.now.${row.status}`),
          isSortable: false,
          cell: (row) => <ApprovalState row={row} />,
        },
      ]}
    />
  )
}

function useFileColumns(status: Withdrawal['status']): Column<AdminWithdrawal>[] {
  const t = useText()
  const requested: Column<AdminWithdrawal> = {
    id: 'requested',
    title: t('admin_payouts.requested'),
    value: ({ requestedAt }) => requestedAt,
    isFileOnly: true,
  }
  const fee: Column<AdminWithdrawal> = {
    id: 'fee',
    title: t('admin_payouts.fee'),
    value: ({ fee }) => fee,
    isFileOnly: true,
  }
  return status === 'requested' ? [requested, fee] : [fee]
}

function Name({ id, guest, source }: Pick<AdminWithdrawal, 'id' | 'guest' | 'source'>) {
  const t = useText()
  const { search } = useLocation()
  return (
    <TwoLines second={t(`admin_payouts.source.${source}`)}>
      <TextLink to={changeSearch(search, { open: id })} preventScrollReset>
        {guest.fullName}
      </TextLink>
    </TwoLines>
  )
}

function Bank({ bankName, lastFour, country }: AdminWithdrawal['bankAccount']) {
  return (
    <TwoLines second={rails[country]}>
      {bankName} {lastFour}
    </TwoLines>
  )
}

function Amount({ amount, fee }: Pick<AdminWithdrawal, 'amount' | 'fee'>) {
  const t = useText()
  const sent = formatMoney(amount.amount, useLanguage())
  return (
    <TwoLines second={t('admin_payouts.to_bank', { amount: sent })}>
      <b>
        <Money amount={amount.amount + fee.amount} />
      </b>
    </TwoLines>
  )
}

function Waiting({ row, isLate }: { row: AdminWithdrawal; isLate: boolean }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <TwoLines second={time.companyDay(row.requestedAt, 'short')}>
      {row.status === 'requested' && (
        <State tone={isLate ? 'warn' : 'plain'}>
          {t('admin_payouts.hours', { count: row.waitingHours })}
        </State>
      )}
    </TwoLines>
  )
}

type PickProps = {
  row: AdminWithdrawal
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

function Pick({ row: { id, guest, amount }, chosen, onToggle }: PickProps) {
  const t = useText()
  const language = useLanguage()
  const name = guest.fullName
  return (
    <input
      type='checkbox'
      aria-label={t('admin_payouts.select_person', {
        name,
        amount: formatMoney(amount.amount, language),
      })}
      checked={chosen.has(id)}
      onChange={() => onToggle(id)}
    />
  )
}

function ApprovalState({ row }: { row: AdminWithdrawal }) {
  const t = useText()
  const time = useTimeFormat()
  const { status, warnings, approvals, steps } = row
  const open = approvals.find(({ verdict }) => verdict === null)
  const reason = steps.at(-1)?.reason
  if (status !== 'requested') {
    const isBad = status === 'returned' || status === 'rejected'
    return (
      <TwoLines second={reason}>
        <State tone={isBad ? 'bad' : 'good'}>{t(`admin_payouts.now.${status}`)}</State>
      </TwoLines>
    )
  }
  if (open) {
    const at = time.companyTime(open.askedAt)
    return (
      <TwoLines
        second={
          open.obstacle === 'own_request'
            ? t('admin_payouts.first_by_you', { at })
            : t('admin_payouts.first_by', { name: open.askedBy.fullName, at })
        }
      >
        <State tone='warn'>{t('admin_payouts.second')}</State>
      </TwoLines>
    )
  }
  if (warnings.length) {
    const found = warnings.map((each) => t(`admin_payouts.warning.${each}`)).join('. ')
    return (
      <TwoLines second={found}>
        <State tone='bad'>{t('admin_payouts.review')}</State>
      </TwoLines>
    )
  }
  return (
    <State tone='good'>
      {t(row.needsApproval ? 'admin_payouts.needs_two' : 'admin_payouts.ready')}
    </State>
  )
}
