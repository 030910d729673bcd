import type { PaymentMethod } from '@marea/contract/payments.ts'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { AskDialog } from '#ui/ask-dialog.tsx'
import { Refused } from '#ui/refused.tsx'
import { useCardName } from './use-card-name.ts'

type RemoveCardProps = {
  card: PaymentMethod
  hasOthers: boolean
  onClose: () => void
  onRemoved: () => Promise<void>
}

export function RemoveCard({ card, hasOthers, onClose, onRemoved }: RemoveCardProps) {
  const t = useText()
  const name = useCardName()(card)
  const { isBusy, error, attempt } = useAttempt()

  function remove() {
    attempt(async () => {
      await call('DELETE /payment-methods/:id', { params: { id: card.id } })
      toast.success(t('card.removed', { card: name }))
      onClose()
      await onRemoved()
    })
  }

  return (
    <AskDialog
      title={t('card.remove_ask', { card: name })}
      keep={t('card.stay')}
      onClose={onClose}
      act={t('card.remove')}
      isDangerous
      isBusy={isBusy}
      onAct={remove}
    >
      <p>{t('card.remove_says')}</p>
      {card.isDefault && hasOthers && <p className='soft'>{t('card.remove_heir')}</p>}
      {error !== null && <Refused title={t('card.not_removed')} error={error} />}
    </AskDialog>
  )
}
