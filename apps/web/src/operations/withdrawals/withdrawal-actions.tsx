import type { OpenedWithdrawal } from '@marea/contract/wallet/admin-withdrawals.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

/** How the money of a withdrawal is returned, by its status. */
const backBy = {
  requested: 'decline',
  approved: 'stop',
  sent: 'return',
  paid: 'return',
  rejected: null,
  returned: null,
} as const

const backTexts = {
  decline: 'admin_payouts.decline',
  stop: 'admin_payouts.stop',
  return: 'admin_payouts.returned',
} as const

export function WithdrawalActions({ withdrawal }: { withdrawal: OpenedWithdrawal }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const { status, guest } = withdrawal
  const back = backBy[status]

  function take(step: () => Promise<unknown>) {
    attempt(async () => {
      await step()
      toast.success(t('admin_payouts.done', { name: guest.fullName }))
      await revalidate()
    })
  }

  if (!back) return null
  return (
    <Stack>
      {status === 'approved' && <p className='small soft'>{t('admin_payouts.in_batch')}</p>}
      <Inline gap={2}>
        {status === 'requested' && (
          <Approve withdrawal={withdrawal} isBusy={isBusy} onTake={take} />
        )}
        {status === 'sent' && <Pay withdrawal={withdrawal} isBusy={isBusy} onTake={take} />}
        <Button kind='quiet' onClick={() => setAsking(true)}>
          {t(backTexts[back])}
        </Button>
      </Inline>
      <ActionError title={t('desk_act.failed')} error={error} />
      {isAsking && <GiveBack withdrawal={withdrawal} act={back} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

type StepProps = {
  withdrawal: OpenedWithdrawal
  isBusy: boolean
  onTake: (step: () => Promise<unknown>) => void
}

function Approve({ withdrawal: { id, amount, fee, approvals }, isBusy, onTake }: StepProps) {
  const t = useText()
  const language = useLanguage()
  const open = approvals.find(({ verdict }) => verdict === null)
  const total = formatMoney(amount.amount + fee.amount, language)
  if (open && !open.canApprove) return null
  const approve = () =>
    open
      ? call('POST /admin/approvals/:id/approval', {
          params: { id: open.id },
          body: { amount: open.amount.amount },
        })
      : call('POST /admin/withdrawals/:id/approval', { params: { id } })
  return (
    <Button busy={isBusy} onClick={() => onTake(approve)}>
      {t('admin_payouts.approve', { amount: total })}
    </Button>
  )
}

function Pay({ withdrawal: { id, amount }, isBusy, onTake }: StepProps) {
  const t = useText()
  const language = useLanguage()
  const pay = () => call('POST /admin/withdrawals/:id/payment', { params: { id } })
  return (
    <Button busy={isBusy} onClick={() => onTake(pay)}>
      {t('admin_payouts.paid', { amount: formatMoney(amount.amount, language) })}
    </Button>
  )
}

type GiveBackProps = {
  withdrawal: OpenedWithdrawal
  act: keyof typeof backTexts
  onClose: () => void
}

function GiveBack({ withdrawal, act, onClose }: GiveBackProps) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { id, amount, fee, guest, source } = withdrawal
  const facts = {
    name: guest.fullName,
    amount: formatMoney(amount.amount + fee.amount, language),
    fee: formatMoney(fee.amount, language),
  }

  async function confirm(reason: string) {
    const given = { params: { id }, body: { reason } }
    if (act === 'return') await call('POST /admin/withdrawals/:id/return', given)
    else await call('POST /admin/withdrawals/:id/rejection', given)
    onClose()
    toast.success(t('admin_payouts.done', { name: guest.fullName }))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t(`admin_payouts.${act}_title`, facts)}
      effect={t(`admin_payouts.back_effect.${source}`, facts)}
      hint={t('admin_payouts.reason_hint')}
      confirmLabel={t(`admin_payouts.${act}_confirm`, facts)}
      isDangerous
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}
