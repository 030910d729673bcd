import type { ComponentProps } from 'react'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmActionProps = Omit<ComponentProps<typeof ConfirmDialog>, 'isBusy' | 'onConfirm'> & {
  onConfirm: () => Promise<unknown>
  /** What is said when the action failed. */
  failed: string
  /** What is said when the action is done, which closes the dialog; without it the action does both. */
  done?: string
  /** Such as loading the page again, once the dialog is closed. */
  onDone?: () => unknown
}

/** A confirmation that runs its action, and stays open with what went wrong. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { onConfirm, failed, done, onDone, children, ...dialog } = props
  const { isBusy, error, attempt } = useAttempt()

  async function act() {
    await onConfirm()
    if (done === undefined) return
    toast.success(done)
    dialog.onClose()
    await onDone?.()
  }

  return (
    <ConfirmDialog {...dialog} isBusy={isBusy} onConfirm={() => attempt(act)}>
      {children}
      <ActionError title={failed} error={error} />
    </ConfirmDialog>
  )
}
