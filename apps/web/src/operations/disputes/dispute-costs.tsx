import type { OpenedDispute } from '@marea/contract/operations/disputes/disputes.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApprovalActions } from '#operations/approvals/approval-actions.tsx'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { refundPath } from './refund-path.ts'

/** What each outcome costs, printed before any button, and what the dispute has cost in the end. */
export function DisputeCosts({ dispute }: { dispute: OpenedDispute }) {
  const t = useText()
  const { can, purchase, bearer, owner, isAccepted, approvals, closedAt } = dispute
  const waiting = approvals.find(({ verdict }) => verdict === null)
  return (
    <Section title={t(closedAt ? 'admin_disputes.cost_final' : 'admin_disputes.cost_title')}>
      {closedAt ? <FinalCost dispute={dispute} /> : <PossibleCosts dispute={dispute} />}
      {purchase && (
        <p className='small'>
          {t(`admin_disputes.bearer.${bearer}`, { name: owner?.fullName ?? '' })}
        </p>
      )}
      {isAccepted && !closedAt && <p>{t('admin_disputes.accepting')}</p>}
      {waiting && (
        <Section level={3} title={t('admin_approvals.kind.dispute_acceptance')}>
          <p className='small'>{waiting.reason}</p>
          <ApprovalActions approval={waiting} />
        </Section>
      )}
      <Stack gap={2}>
        <RefundLink dispute={dispute} />
        {can.includes('accept') && !waiting && <AcceptButton dispute={dispute} />}
      </Stack>
    </Section>
  )
}

function PossibleCosts({ dispute: { amount, fees, can } }: { dispute: OpenedDispute }) {
  const t = useText()
  const lost = 0 - amount.amount - fees.amount
  return (
    <>
      <Lines>
        {can.includes('accept') && (
          <Line label={t('admin_disputes.cost.accept')}>
            <Money amount={lost} />
          </Line>
        )}
        <Line label={t('admin_disputes.cost.win')}>
          <Money amount={0 - fees.amount} />
        </Line>
        <Line label={t('admin_disputes.cost.lose')}>
          <Money amount={lost} />
        </Line>
      </Lines>
      <p className='soft small'>{t('admin_disputes.cost_note')}</p>
    </>
  )
}

function FinalCost({ dispute: { loss, fees } }: { dispute: OpenedDispute }) {
  const t = useText()
  return (
    <Lines>
      <Line label={t('admin_disputes.cost.lost_amount')}>
        <Money amount={0 - loss.amount} />
      </Line>
      <Line label={t('admin_disputes.cost.fees')}>
        <Money amount={0 - fees.amount} />
      </Line>
      <Line label={t('admin_disputes.cost.total')} kind='total'>
        <Money amount={0 - loss.amount - fees.amount} />
      </Line>
    </Lines>
  )
}

function RefundLink({ dispute: { can, purchase } }: { dispute: OpenedDispute }) {
  const t = useText()
  const path = purchase && refundPath(purchase)
  if (!path || !can.includes('refund')) return null
  return (
    <LinkButton to={path} kind='quiet'>
      {t('admin_disputes.open_refund')}
    </LinkButton>
  )
}

function AcceptButton({ dispute }: { dispute: OpenedDispute }) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const { id, needsApproval } = dispute
  const amount = formatMoney(dispute.amount.amount, language)
  const limit = formatMoney(dispute.limit.amount, language)
  const label = t(needsApproval ? 'admin_disputes.ask_accept' : 'admin_disputes.accept')

  async function accept(reason: string) {
    await call('POST /admin/disputes/:id/acceptance', { params: { id }, body: { reason } })
    setOpen(false)
    toast.success(t(needsApproval ? 'admin_disputes.asked' : 'admin_disputes.accepted'))
    await revalidate()
  }

  return (
    <>
      <Button kind='quiet' wide onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('admin_disputes.accept_title')}
          effect={
            <>
              <p>{t('admin_disputes.accept_effect', { amount })}</p>
              {needsApproval && <p>{t('admin_disputes.accept_asks', { limit })}</p>}
            </>
          }
          confirmLabel={label}
          isDangerous
          onClose={() => setOpen(false)}
          onConfirm={accept}
        />
      )}
    </>
  )
}
