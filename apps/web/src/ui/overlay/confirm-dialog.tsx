import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  /** The safe choice, which changes nothing. */
  cancelLabel: ReactNode
  onClose: () => void
  confirmLabel: ReactNode
  /** The action cannot be undone. */
  isDangerous?: boolean
  isBusy: boolean
  onConfirm: () => void
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, cancelLabel, onClose, confirmLabel, isDangerous, isBusy, onConfirm } =
    props
  return (
    <Dialog
      isOpen
      isUrgent
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind='quiet' onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>{children}</Stack>
    </Dialog>
  )
}
