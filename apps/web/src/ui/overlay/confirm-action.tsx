import type { ComponentProps } from 'react'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmActionProps = Omit<ComponentProps<typeof ConfirmDialog>, 'isBusy' | 'onConfirm'> & {
  onConfirm: () => Promise<unknown>
  /** What is said when the action failed. */
  failed: string
}

/** A confirmation that runs its action, and stays open with what went wrong. */
export function ConfirmAction({ onConfirm, failed, children, ...dialog }: ConfirmActionProps) {
  const { isBusy, error, attempt } = useAttempt()
  return (
    <ConfirmDialog {...dialog} isBusy={isBusy} onConfirm={() => attempt(onConfirm)}>
      {children}
      <ActionError title={failed} error={error} />
    </ConfirmDialog>
  )
}
