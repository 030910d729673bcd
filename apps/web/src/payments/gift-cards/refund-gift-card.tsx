import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type RefundGiftCardProps = { card: GiftCard; onClose: () => void; onChange: () => Promise<void> }

export function RefundGiftCard({ card, onClose, onChange }: RefundGiftCardProps) {
  const t = useText()
  const amount = formatMoney(card.amount.amount, useLanguage())
  const { isBusy, error, attempt } = useAttempt()

  function refund() {
    attempt(async () => {
      await call('POST /gift-cards/:id/refund', { params: { id: card.id } })
      toast.success(t('gift.refunded'))
      onClose()
      await onChange()
    })
  }

  return (
    <ConfirmDialog
      title={t('gift.refund_title')}
      cancelLabel={t('gift.keep')}
      onClose={onClose}
      confirmLabel={t('gift.refund')}
      isDangerous
      isBusy={isBusy}
      onConfirm={refund}
    >
      <p>{t('gift.refund_note', { amount })}</p>
      <ActionError title={t('gift.not_refunded')} error={error} />
    </ConfirmDialog>
  )
}
