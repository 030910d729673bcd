import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

type RefundGiftCardProps = { card: GiftCard; onClose: () => void; onChange: () => Promise<void> }

export function RefundGiftCard({ card, onClose, onChange }: RefundGiftCardProps) {
  const t = useText()
  const amount = formatMoney(card.amount.amount, useLanguage())

  async function refund() {
    await call('POST /gift-cards/:id/refund', { params: { id: card.id } })
    toast.success(t('gift.refunded'))
    onClose()
    await onChange()
  }

  return (
    <ConfirmAction
      title={t('gift.refund_title')}
      cancelLabel={t('gift.keep')}
      onClose={onClose}
      confirmLabel={t('gift.refund')}
      isDangerous
      failed={t('gift.not_refunded')}
      onConfirm={refund}
    >
      <p>{t('gift.refund_note', { amount })}</p>
    </ConfirmAction>
  )
}
