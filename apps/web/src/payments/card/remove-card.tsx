import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
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

  async function remove() {
    await call('DELETE /payment-methods/:id', { params: { id: card.id } })
    toast.success(t('card.removed', { card: name }))
    onClose()
    await onRemoved()
  }

  return (
    <ConfirmAction
      title={t('card.remove_question', { card: name })}
      cancelLabel={t('card.stay')}
      onClose={onClose}
      confirmLabel={t('card.remove')}
      isDangerous
      failed={t('card.not_removed')}
      onConfirm={remove}
    >
      <p>{t('card.remove_description')}</p>
      {card.isDefault && hasOthers && <p className='soft'>{t('card.remove_next_default')}</p>}
    </ConfirmAction>
  )
}
