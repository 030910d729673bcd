import type { OpenedGiftCard } from '@marea/contract/payments/admin-gift-cards.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApprovalActions } from '#operations/approvals/approval-actions.tsx'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'

type Asked = OpenedGiftCard['can'][number]

export function GiftCardActions({ card }: { card: OpenedGiftCard }) {
  const t = useText()
  const language = useLanguage()
  const [asked, setAsked] = useState<Asked>()
  const { can, status, amount, needsApproval, approvals } = card
  const waiting = approvals.find(({ verdict }) => verdict === null)
  if (can.length === 0) {
    return status === 'redeemed' ? (
      <p className='small soft'>{t('admin_gift_cards.final.redeemed')}</p>
    ) : null
  }
  const close = () => setAsked(undefined)
  return (
    <Stack>
      {waiting && (
        <Section
          level={3}
          title={
            <>
              {t('admin_approvals.kind.gift_card_refund')} <Money amount={waiting.amount.amount} />
            </>
          }
        >
          <p className='small'>{waiting.reason}</p>
          <ApprovalActions approval={waiting} />
        </Section>
      )}
      <Inline gap={2}>
        {can.includes('resend') && (
          <Button kind='quiet' onClick={() => setAsked('resend')}>
            {t('admin_gift_cards.resend')}
          </Button>
        )}
        {!waiting && (
          <Button kind='quiet' onClick={() => setAsked('refund')}>
            {t(needsApproval ? 'admin_gift_cards.ask_refund' : 'admin_gift_cards.refund', {
              amount: formatMoney(amount.amount, language),
            })}
          </Button>
        )}
      </Inline>
      {asked === 'resend' && <ResendDialog card={card} onClose={close} />}
      {asked === 'refund' && <RefundDialog card={card} onClose={close} />}
    </Stack>
  )
}

type DialogProps = { card: OpenedGiftCard; onClose: () => void }

function ResendDialog({ card: { id, recipientEmail: email }, onClose }: DialogProps) {
  const t = useText()
  const { revalidate } = useRevalidator()

  async function resend(reason: string) {
    await call('POST /admin/gift-cards/:id/delivery', { params: { id }, body: { reason } })
    onClose()
    toast.success(t('admin_gift_cards.resent'))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t('admin_gift_cards.resend_title', { email })}
      effect={t('admin_gift_cards.resend_effect')}
      hint={t('admin_gift_cards.reason_hint')}
      confirmLabel={t('admin_gift_cards.resend')}
      onClose={onClose}
      onConfirm={resend}
    />
  )
}

function RefundDialog({ card, onClose }: DialogProps) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { id, buyer, needsApproval } = card
  const amount = formatMoney(card.amount.amount, language)
  const limit = formatMoney(card.limit.amount, language)

  async function refund(reason: string) {
    await call('POST /admin/gift-cards/:id/refund', { params: { id }, body: { reason } })
    onClose()
    toast.success(
      needsApproval ? t('admin_gift_cards.asked') : t('admin_gift_cards.refund_done', { amount }),
    )
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t('admin_gift_cards.refund_title', { amount, name: buyer.fullName })}
      effect={
        <>
          <p>{t('admin_gift_cards.refund_effect')}</p>
          {needsApproval && <p>{t('admin_gift_cards.refund_asks', { limit })}</p>}
        </>
      }
      hint={t('admin_gift_cards.reason_hint')}
      confirmLabel={t(needsApproval ? 'admin_gift_cards.ask_refund' : 'admin_gift_cards.refund', {
        amount,
      })}
      isDangerous
      onClose={onClose}
      onConfirm={refund}
    />
  )
}
