import type { Deposit } from '@marea/contract/deposits.ts'
import { useState } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { createRepeatable } from '#platform/repeatable.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { AskDialog } from '#ui/ask-dialog.tsx'
import { formatMoney } from '#ui/format-money.ts'
import { Refused } from '#ui/refused.tsx'
import { useCardName } from './use-card-name.ts'

type SendBackProps = { deposit: Deposit; onClose: () => void; onSent: () => Promise<void> }

export function SendBack({ deposit, onClose, onSent }: SendBackProps) {
  const t = useText()
  const card = useCardName()(deposit.card)
  const amount = formatMoney(deposit.refundable.amount, useLanguage())
  const [send] = useState(createRepeatable)
  const { isBusy, error, attempt } = useAttempt()

  function sendBack() {
    const given = { params: { id: deposit.id }, body: { amount: deposit.refundable.amount } }
    attempt(async () => {
      await send(given, (idempotencyKey) =>
        call('POST /wallet/deposits/:id/refund', { ...given, idempotencyKey }),
      )
      toast.success(t('deposit.sent_back'))
      onClose()
      await onSent()
    })
  }

  return (
    <AskDialog
      title={t('deposit.send_back_ask', { amount, card })}
      keep={t('card.cancel')}
      onClose={onClose}
      act={t('deposit.send_back_do', { amount })}
      isBusy={isBusy}
      onAct={sendBack}
    >
      <p>{t('deposit.send_back_says')}</p>
      {error !== null && <Refused title={t('deposit.not_sent_back')} error={error} />}
    </AskDialog>
  )
}
