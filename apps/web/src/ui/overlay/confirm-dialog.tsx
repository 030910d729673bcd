import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

type AskDialogProps = {
  title: string
  children: ReactNode
  /** What leaves everything as it is. */
  keep: ReactNode
  onClose: () => void
  act: ReactNode
  /** It takes away what does not come back. */
  isDangerous?: boolean
  isBusy: boolean
  onAct: () => void
}

/** Asks before something that is not undone by another press. */
export function ConfirmDialog(props: AskDialogProps) {
  const { title, children, keep, onClose, act, isDangerous, isBusy, onAct } = props
  return (
    <Dialog
      isOpen
      isUrgent
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button kind='quiet' onClick={onClose}>
            {keep}
          </Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} busy={isBusy} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      <div className={styles.says}>{children}</div>
    </Dialog>
  )
}
