import { giftCardNameLength, recipientErrors } from '@marea/contract/payments/gift-card-rules.ts'
import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type ChangeRecipientProps = { card: GiftCard; onClose: () => void; onChange: () => Promise<void> }

export function ChangeRecipient({ card, onClose, onChange }: ChangeRecipientProps) {
  const t = useText()
  const [recipientName, setName] = useState(card.recipientName)
  const [recipientEmail, setEmail] = useState(card.recipientEmail)
  const recipient = { recipientName, recipientEmail }
  const errors = recipientErrors(recipient)
  const body = Object.keys(errors).length > 0 ? undefined : recipient
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await call('PUT /gift-cards/:id/recipient', { params: { id: card.id }, body })
    toast.success(t('gift.corrected'))
    onClose()
    await onChange()
  })
  const shown = isAsked ? errors : {}
  return (
    <Dialog isOpen onClose={onClose} title={t('gift.correct')}>
      <Form kind='dialog' {...form}>
        <Field
          label={t('gift.recipient_name')}
          name='recipientName'
          autoComplete='off'
          maxLength={giftCardNameLength}
          value={recipientName}
          onChange={({ target }) => setName(target.value)}
          error={shown.recipientName && t('gift.error.recipient_name')}
        />
        <Field
          label={t('gift.recipient_email')}
          name='recipientEmail'
          type='email'
          autoComplete='off'
          maxLength={254}
          value={recipientEmail}
          onChange={({ target }) => setEmail(target.value)}
          hint={card.status === 'sent' ? t('gift.correct_note') : undefined}
          error={shown.recipientEmail && t('gift.error.recipient_email')}
        />
        <ActionError title={t('gift.not_corrected')} error={error} />
        <FormActions isBusy={isBusy} cancelLabel={t('card.cancel')} onCancel={onClose}>
          {t('gift.save')}
        </FormActions>
      </Form>
    </Dialog>
  )
}
