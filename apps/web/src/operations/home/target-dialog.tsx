import type { Queue } from '@marea/contract/operations/console.ts'
import { useState } from 'react'
import { setQueues } from '#operations/frame/queues-store.ts'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type TargetDialogProps = { queue: Queue; onClose: () => void }

export default function TargetDialog({ queue, onClose }: TargetDialogProps) {
  const t = useText()
  const [hours, setHours] = useState(String(queue.targetMinutes / 60))
  const name = t(`console.queue.${queue.key}`)
  const minutes = Math.round(Number(hours.replace(',', '.')) * 60)
  const isRight = minutes >= 15 && minutes <= 720 * 60

  const body = isRight ? { minutes } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    const params = { key: queue.key }
    setQueues(await call('PUT /admin/queues/:key/target', { params, body }))
    toast.success(t('console.target_saved'))
    onClose()
  })

  return (
    <Dialog isOpen onClose={onClose} title={t('console.target_title', { queue: name })}>
      <Form kind='dialog' {...form}>
        <Field
          label={t('console.target_hours')}
          hint={t('console.target_hint')}
          error={isAsked && !isRight ? t('console.target_invalid') : undefined}
          inputMode='decimal'
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
        <ActionError title={t('console.target_failed')} error={error} />
        <Button type='submit' busy={isBusy}>
          {t('console.save')}
        </Button>
      </Form>
    </Dialog>
  )
}
