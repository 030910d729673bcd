import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { useState } from 'react'
import { ReceiptButton } from '#payments/purchases/receipt-button.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'
import { ChangeRecipient } from './change-recipient.tsx'
import { RefundGiftCard } from './refund-gift-card.tsx'

type GiftCardListProps = { cards: GiftCard[]; onChange: () => Promise<void> }

export function GiftCardList({ cards, onChange }: GiftCardListProps) {
  return (
    <RowList>
      {cards.map((card) => (
        <GiftCardRow key={card.id} card={card} onChange={onChange} />
      ))}
    </RowList>
  )
}

const tones: Record<GiftCard['status'], Tone> = {
  requested: 'plain',
  failed: 'bad',
  waiting: 'info',
  sent: 'info',
  redeemed: 'good',
  refunded: 'plain',
}

type RowProps = { card: GiftCard; onChange: () => Promise<void> }

function GiftCardRow({ card, onChange }: RowProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { status, amount, recipientName: name, recipientEmail, refundableUntil } = card
  return (
    <Row>
      <b>{t('gift.to', { name, amount: formatMoney(amount.amount, language) })}</b>
      <span className='soft small'>{recipientEmail}</span>
      <State tone={tones[status]}>
        {t(`gift.status.${status}`, { day: time.companyDay(dayOf(card), 'long') })}
      </State>
      {refundableUntil && (
        <span className='soft small'>
          {t('gift.refundable', { day: time.companyDay(refundableUntil, 'long') })}
        </span>
      )}
      <RowActions card={card} onChange={onChange} />
    </Row>
  )
}

function dayOf({ deliverAt, sentAt, redeemedAt, refundedAt }: GiftCard): string {
  return redeemedAt ?? refundedAt ?? sentAt ?? deliverAt
}

function RowActions({ card, onChange }: RowProps) {
  const t = useText()
  const [open, setOpen] = useState<'recipient' | 'refund' | null>(null)
  const { error, attempt } = useAttempt()
  const { id, status, refundableUntil } = card
  const isOpen = status === 'waiting' || status === 'sent'

  function resend() {
    attempt(async () => {
      await call('POST /gift-cards/:id/delivery', { params: { id } })
      toast.success(t('gift.resent'))
      await onChange()
    })
  }

  const dialog = { card, onChange, onClose: () => setOpen(null) }
  return (
    <>
      <Inline gap={5}>
        {status === 'sent' && (
          <TextButton icon='message' onClick={resend}>
            {t('gift.resend')}
          </TextButton>
        )}
        {isOpen && (
          <TextButton icon='edit' onClick={() => setOpen('recipient')}>
            {t('gift.correct')}
          </TextButton>
        )}
        {refundableUntil && (
          <TextButton icon='refund' onClick={() => setOpen('refund')}>
            {t('gift.refund')}
          </TextButton>
        )}
        {status !== 'requested' && status !== 'failed' && (
          <ReceiptButton
            of={{ purpose: 'gift_card', reference: id }}
            label={t('deposit.receipt')}
          />
        )}
      </Inline>
      <ActionError title={t('gift.not_resent')} error={error} />
      {open === 'recipient' && <ChangeRecipient {...dialog} />}
      {open === 'refund' && <RefundGiftCard {...dialog} />}
    </>
  )
}
