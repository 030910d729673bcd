import type { PaymentMethod } from '@marea/contract/payments.ts'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Refused } from '#ui/refused.tsx'
import styles from './cards.module.css'
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
    <Dialog
      isOpen
      isUrgent
      onClose={onClose}
      title={t('card.remove_ask', { card: name })}
      foot={
        <>
          <Button kind='quiet' onClick={onClose}>
            {t('card.stay')}
          </Button>
          <Button kind='danger' busy={isBusy} onClick={remove}>
            {t('card.remove')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('card.remove_says')}</p>
        {card.isDefault && hasOthers && <p className='soft'>{t('card.remove_heir')}</p>}
        {error !== null && <Refused title={t('card.not_removed')} error={error} />}
      </div>
    </Dialog>
  )
}
