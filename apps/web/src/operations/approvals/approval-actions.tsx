import { type Approval, isAccountKind } from '@marea/contract/platform/approvals.ts'
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

/** A second administrator approves or declines; the requester can only withdraw the request. */
export function ApprovalActions({ approval }: { approval: Approval }) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [isDeclining, setDeclining] = useState(false)
  const { id, canApprove, obstacle, amount, askedBy, kind } = approval
  const params = { id }

  function approve() {
    attempt(async () => {
      await call('POST /admin/approvals/:id/approval', { params, body: { amount: amount.amount } })
      toast.success(t('admin_approvals.approved'))
      await revalidate()
    })
  }

  async function decline(reason: string) {
    await call('POST /admin/approvals/:id/refusal', { params, body: { reason } })
    setDeclining(false)
    toast.success(t('admin_approvals.declined'))
    await revalidate()
  }

  const isOwn = obstacle === 'own_request'
  const label = t(isOwn ? 'admin_approvals.take_back' : 'admin_approvals.decline')
  return (
    <Stack>
      <p className='small soft'>
        {obstacle
          ? t(`admin_approvals.obstacle.${obstacle}`)
          : t(`admin_approvals.effect.${kind}`, { name: askedBy.fullName })}
      </p>
      <Inline gap={2}>
        {canApprove && (
          <Button busy={isBusy} onClick={approve}>
            {isAccountKind(kind)
              ? t('admin_approvals.approve_account')
              : t('admin_approvals.approve', { amount: formatMoney(amount.amount, language) })}
          </Button>
        )}
        {obstacle !== 'own_money' && (
          <Button kind='quiet' onClick={() => setDeclining(true)}>
            {label}
          </Button>
        )}
      </Inline>
      <ActionError title={t('desk_act.failed')} error={error} />
      {isDeclining && (
        <ReasonDialog
          title={t('admin_approvals.decline_title')}
          effect={t('admin_approvals.decline_effect')}
          confirmLabel={label}
          onClose={() => setDeclining(false)}
          onConfirm={decline}
        />
      )}
    </Stack>
  )
}
