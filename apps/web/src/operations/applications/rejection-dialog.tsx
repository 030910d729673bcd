import type { ReviewedApplication } from '@marea/contract/operations/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type RejectionDialogProps = {
  application: ReviewedApplication
  onClose: () => void
  onDecided: () => Promise<void>
}

export function RejectionDialog({ application, onClose, onDecided }: RejectionDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const isShort = reason.trim().length < 3

  const body = isShort ? undefined : { reason }
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    const params = { id: application.id }
    await call('POST /admin/owner-applications/:id/rejection', { params, body })
    onClose()
    toast.success(t('admin.rejected'))
    await onDecided()
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('admin.reject_question', { name: application.applicant.fullName })}
    >
      <Form kind='dialog' {...form}>
        <TextArea
          label={t('admin.reason')}
          name='reason'
          hint={t('admin.reason_hint')}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isAsked && isShort ? t('admin.reason_short') : undefined}
        />
        <ActionError title={t('desk_act.failed')} error={error} />
        <Inline gap={2}>
          <Button type='submit' busy={isBusy}>
            {t('admin.reject_button')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  )
}
