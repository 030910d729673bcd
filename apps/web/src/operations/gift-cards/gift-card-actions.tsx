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
      <p className='small soft'>{t('gift_desk.final.redeemed')}</p>
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
              {t('approval_desk.kind.gift_card_refund')} <Money amount={waiting.amount.amount} />
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
            {t('gift_desk.resend')}
          </Button>
        )}
        {!waiting && (
          <Button kind='quiet' onClick={() => setAsked('refund')}>
            {t(needsApproval ? 'gift_desk.ask_refund' : 'gift_desk.refund', {
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
    toast.success(t('gift_desk.resent'))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t('gift_desk.resend_title', { email })}
      effect={t('gift_desk.resend_effect')}
      hint={t('gift_desk.reason_hint')}
      confirmLabel={t('gift_desk.resend')}
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
    toast.success(needsApproval ? t('gift_desk.asked') : t('gift_desk.refund_done', { amount }))
    await revalidate()
  }

  return (
    <ReasonDialog
      title={t('gift_desk.refund_title', { amount, name: buyer.fullName })}
      effect={
        <>
          <p>{t('gift_desk.refund_effect')}</p>
          {needsApproval && <p>{t('gift_desk.refund_asks', { limit })}</p>}
        </>
      }
      hint={t('gift_desk.reason_hint')}
      confirmLabel={t(needsApproval ? 'gift_desk.ask_refund' : 'gift_desk.refund', { amount })}
      isDangerous
      onClose={onClose}
      onConfirm={refund}
    />
  )
}
