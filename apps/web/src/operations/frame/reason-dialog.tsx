import { type ReactNode, useState } from 'react'
import { useSubmission } from '#platform/form/use-submission.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type ReasonDialogProps = {
  title: string
  /** What happens to money, dates and people; shown before the button. */
  effect: ReactNode
  hint?: string
  confirmLabel: string
  isDangerous?: boolean
  onClose: () => void
  onConfirm: (reason: string) => Promise<void>
}

const shortest = 3

/** Asks for the reason of an act, which others read later. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, effect, hint, confirmLabel, isDangerous, onClose, onConfirm } = props
  const t = useText()
  const [reason, setReason] = useState('')
  const isShort = reason.trim().length < shortest

  const given = isShort ? undefined : reason.trim()
  const { isAsked, isBusy, error, form } = useSubmission(given, onConfirm)

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form kind='dialog' {...form}>
        <div>{effect}</div>
        <TextArea
          label={t('desk_act.reason')}
          name='reason'
          hint={hint}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isAsked && isShort ? t('desk_act.reason_short') : undefined}
        />
        <ActionError title={t('desk_act.failed')} error={error} />
        <Inline gap={2}>
          <Button type='submit' busy={isBusy} kind={isDangerous ? 'danger' : 'primary'}>
            {confirmLabel}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  )
}
