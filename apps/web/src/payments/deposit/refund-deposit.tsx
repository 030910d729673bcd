import type { Deposit } from '@marea/contract/payments/deposits.ts'
import { useState } from 'react'
import { useCardName } from '#payments/card/use-card-name.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

type SendBackProps = { deposit: Deposit; onClose: () => void; onSent: () => Promise<void> }

export function RefundDeposit({ deposit, onClose, onSent }: SendBackProps) {
  const t = useText()
  const card = useCardName()(deposit.card)
  const amount = formatMoney(deposit.refundable.amount, useLanguage())
  const [send] = useState(createIdempotentCall)

  async function sendBack() {
    const given = { params: { id: deposit.id }, body: { amount: deposit.refundable.amount } }
    await send(given, (idempotencyKey) =>
      call('POST /wallet/deposits/:id/refund', { ...given, idempotencyKey }),
    )
    toast.success(t('deposit.refunded'))
    onClose()
    await onSent()
  }

  return (
    <ConfirmAction
      title={t('deposit.refund_question', { amount, card })}
      cancelLabel={t('card.cancel')}
      onClose={onClose}
      confirmLabel={t('deposit.refund_button', { amount })}
      failed={t('deposit.not_refunded')}
      onConfirm={sendBack}
    >
      <p>{t('deposit.refund_description')}</p>
    </ConfirmAction>
  )
}
