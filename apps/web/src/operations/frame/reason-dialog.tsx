import { type FormEvent, type ReactNode, useState } from 'react'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './admin-page.module.css'

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
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const isShort = reason.trim().length < shortest

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (isShort) focusFirstError(event.currentTarget)
    else if (!isBusy) attempt(() => onConfirm(reason.trim()))
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form className={styles.form} method='post' noValidate aria-busy={isBusy} onSubmit={submit}>
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
        {error !== null && <ActionError title={t('desk_act.failed')} error={error} />}
        <div className={styles.actions}>
          <Button type='submit' busy={isBusy} kind={isDangerous ? 'danger' : 'primary'}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
