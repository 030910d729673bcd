import type { OpenedDispute } from '@marea/contract/operations/disputes.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { refundPath } from './refund-path.ts'

/** What each outcome costs, printed before any button. */
export function DisputeCosts({ dispute }: { dispute: OpenedDispute }) {
  const t = useText()
  const { amount, fees, can, purchase, bearer, owner } = dispute
  const lost = 0 - amount.amount - fees.amount
  return (
    <Section title={t('dispute_desk.cost_title')}>
      <Lines>
        {can.includes('accept') && (
          <Line label={t('dispute_desk.cost.accept')}>
            <Money amount={lost} />
          </Line>
        )}
        <Line label={t('dispute_desk.cost.win')}>
          <Money amount={0 - fees.amount} />
        </Line>
        <Line label={t('dispute_desk.cost.lose')}>
          <Money amount={lost} />
        </Line>
      </Lines>
      <p className='soft small'>{t('dispute_desk.cost_note')}</p>
      {purchase && (
        <p className='small'>
          {t(`dispute_desk.bearer.${bearer}`, { name: owner?.fullName ?? '' })}
        </p>
      )}
      <Stack gap={2}>
        {can.includes('refund') && purchase && (
          <LinkButton to={refundPath(purchase)} kind='quiet'>
            {t('dispute_desk.open_refund')}
          </LinkButton>
        )}
        {can.includes('accept') && <AcceptButton dispute={dispute} />}
      </Stack>
    </Section>
  )
}

function AcceptButton({ dispute: { id, amount } }: { dispute: OpenedDispute }) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)

  async function accept(reason: string) {
    await call('POST /admin/disputes/:id/acceptance', { params: { id }, body: { reason } })
    setOpen(false)
    toast.success(t('dispute_desk.accepted'))
    await revalidate()
  }

  return (
    <>
      <Button kind='quiet' wide onClick={() => setOpen(true)}>
        {t('dispute_desk.accept')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('dispute_desk.accept_title')}
          effect={t('dispute_desk.accept_effect', {
            amount: formatMoney(amount.amount, language),
          })}
          confirmLabel={t('dispute_desk.accept')}
          isDangerous
          onClose={() => setOpen(false)}
          onConfirm={accept}
        />
      )}
    </>
  )
}
