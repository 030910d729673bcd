import type { OpenedWithdrawal } from '@marea/contract/wallet/admin-withdrawals.ts'
import { returnCodeText } from '@marea/contract/wallet/return-codes.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Timeline, TimelineItem } from '#ui/state/timeline.tsx'
import { Table } from '#ui/table/table.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Checks } from './checks.tsx'
import { WithdrawalActions } from './withdrawal-actions.tsx'

export function WithdrawalDetail({ withdrawal }: { withdrawal: OpenedWithdrawal }) {
  const t = useText()
  const time = useTimeFormat()
  const { guest, amount, fee, bankAccount, requestedAt, checks, source, arrivesOn } = withdrawal
  const total = amount.amount + fee.amount
  return (
    <>
      <header>
        <p className='soft'>
          {t(`admin_payouts.since.${source}`, {
            name: guest.fullName,
            day: time.companyDay(checks.memberSince, 'medium'),
          })}
        </p>
        <Heading level={2} size='heading'>
          <Money amount={total} />
        </Heading>
        <p className='small soft'>
          {t('admin_payouts.to_account', {
            bank: `${bankAccount.bankName} ${bankAccount.lastFour}`,
            kind: t(`admin_payouts.kind.${withdrawal.bankKind}`),
            country: t(`admin_payouts.country.${bankAccount.country}`),
            day: time.companyDay(requestedAt, 'short'),
            time: time.companyTime(requestedAt),
          })}
        </p>
      </header>
      {source === 'payable' && (
        <ActionLink to={`/admin/payouts/${withdrawal.id}`} icon='form'>
          {t('payout.pays')}
        </ActionLink>
      )}
      <Steps withdrawal={withdrawal} />
      <Lines>
        <Line label={t(`admin_payouts.leaves_account.${source}`)}>
          <Money amount={total} />
        </Line>
        <Line label={t('admin_payouts.fee')}>
          <Money amount={-fee.amount} />
        </Line>
        <Line
          label={t('admin_payouts.arrives', { day: time.day(arrivesOn, 'shortWeekday') })}
          kind='total'
        >
          <Money amount={amount.amount} />
        </Line>
      </Lines>
      <WithdrawalActions withdrawal={withdrawal} />
      <Checks withdrawal={withdrawal} />
      <Ledger withdrawal={withdrawal} />
    </>
  )
}

function Steps({ withdrawal: { steps, approvals, status } }: { withdrawal: OpenedWithdrawal }) {
  const t = useText()
  const time = useTimeFormat()
  const at = (instant: string) =>
    `${time.companyDay(instant, 'short')}, ${time.companyTime(instant)}`
  const open = approvals.find(({ verdict }) => verdict === null)
  return (
    <Timeline>
      {steps.map((step) => (
        <TimelineItem
          key={step.status}
          title={t(`admin_payouts.now.${isStopped(step, steps) ? 'stopped' : step.status}`)}
          tone={step.status === 'rejected' || step.status === 'returned' ? 'bad' : undefined}
        >
          {at(step.at)}
          {step.reason && `. ${step.reason}`}
          {step.returnCode &&
            `. ${step.returnCode}: ${t(returnCodeText(step.returnCode), { code: step.returnCode })}`}
        </TimelineItem>
      ))}
      {approvals.map(({ id, askedBy, askedAt, verdict, decidedBy, decidedAt, note }) => (
        <TimelineItem key={id} title={t('admin_payouts.approved_by', { name: askedBy.fullName })}>
          <p>{at(askedAt)}</p>
          {verdict !== null && decidedAt && (
            <p>
              {t(`admin_payouts.verdict.${verdict}`, {
                name: decidedBy?.fullName ?? '',
                at: at(decidedAt),
              })}
              {note && `: ${note}`}
            </p>
          )}
        </TimelineItem>
      ))}
      {status === 'requested' && open && (
        <TimelineItem title={t('admin_payouts.second')} tone='next'>
          {open.canApprove
            ? t('admin_payouts.second_you', { name: open.askedBy.fullName })
            : t('admin_payouts.second_colleague')}
        </TimelineItem>
      )}
    </Timeline>
  )
}

type Step = OpenedWithdrawal['steps'][number]

function isStopped({ status }: Step, steps: Step[]): boolean {
  return status === 'rejected' && steps.some((step) => step.status === 'approved')
}

function Ledger({ withdrawal: { ledger, available, source } }: { withdrawal: OpenedWithdrawal }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  return (
    <Stack>
      <Table
        caption={t(`admin_payouts.ledger.${source}`)}
        rowId={({ id }) => String(id)}
        rows={ledger}
        columns={[
          {
            id: 'kind',
            title: t('admin_payouts.transaction'),
            isName: true,
            cell: ({ kind, at, isThis }) => (
              <TwoLines second={time.companyDay(at, 'short')}>
                {isThis ? t('admin_payouts.this') : kindText(t, kind)}
              </TwoLines>
            ),
          },
          {
            id: 'amount',
            title: t('admin_payouts.amount'),
            isFigure: true,
            cell: ({ amount }) => <Money amount={amount.amount} sign='always' />,
          },
          {
            id: 'balance',
            title: t('admin_payouts.balance'),
            isFigure: true,
            cell: ({ balance }) => <Money amount={balance.amount} className='soft' />,
          },
        ]}
      />
      <p className='tiny soft'>
        {t('admin_payouts.available', { amount: formatMoney(available.amount, language) })}
      </p>
    </Stack>
  )
}

/** The areas of ledger kinds that appear in wallets and in what is owed to owners. */
const areas = ['booking', 'deposit', 'hold', 'withdrawal', 'expense'] as const

function kindText(t: ReturnType<typeof useText>, kind: string): string {
  const area = areas.find((each) => kind.startsWith(`${each}.`))
  return area ? t(`admin_payouts.area.${area}`) : t('admin_payouts.area.other')
}
