import type { Deposit } from '@marea/contract/payments/deposits.ts'
import { useState } from 'react'
import { useCardName } from '#payments/card/use-card-name.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type SendBackProps = { deposit: Deposit; onClose: () => void; onSent: () => Promise<void> }

export function RefundDeposit({ deposit, onClose, onSent }: SendBackProps) {
  const t = useText()
  const card = useCardName()(deposit.card)
  const amount = formatMoney(deposit.refundable.amount, useLanguage())
  const [send] = useState(createIdempotentCall)
  const { isBusy, error, attempt } = useAttempt()

  function sendBack() {
    const given = { params: { id: deposit.id }, body: { amount: deposit.refundable.amount } }
    attempt(async () => {
      await send(given, (idempotencyKey) =>
        call('POST /wallet/deposits/:id/refund', { ...given, idempotencyKey }),
      )
      toast.success(t('deposit.refunded'))
      onClose()
      await onSent()
    })
  }

  return (
    <ConfirmDialog
      title={t('deposit.refund_question', { amount, card })}
      cancelLabel={t('card.cancel')}
      onClose={onClose}
      confirmLabel={t('deposit.refund_button', { amount })}
      isBusy={isBusy}
      onConfirm={sendBack}
    >
      <p>{t('deposit.refund_description')}</p>
      <ActionError title={t('deposit.not_refunded')} error={error} />
    </ConfirmDialog>
  )
}
