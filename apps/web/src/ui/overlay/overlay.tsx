import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useText } from '#platform/texts/texts.tsx'
import { AriaLocale } from '#ui/aria-locale.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './overlay.module.css'
import { useBackCloses } from './use-back-closes.ts'

export type OverlayProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  foot?: ReactNode
  /** An answer is needed: a press outside does not close it. */
  isUrgent?: boolean
  /** A photograph that fills the side of the words where there is room. */
  plate?: ReactNode
}

type FormProps = OverlayProps & { form: 'dialog' | 'sheet' }

/** Traps and returns focus, closes on Escape and on Back, and keeps the page behind still. */
export function Overlay({ form, isOpen, onClose, isUrgent, plate, ...words }: FormProps) {
  const leave = useBackCloses(isOpen, onClose)
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => open || leave()}
        isDismissable={!isUrgent}
        className={styles.veil ?? ''}
      >
        <Modal className={styles[form] ?? ''}>
          <AriaDialog
            role={isUrgent ? 'alertdialog' : 'dialog'}
            className={classes(styles.face, plate ? styles.plated : undefined)}
          >
            {plate}
            <Body {...words} onClose={leave} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

type BodyProps = Pick<OverlayProps, 'title' | 'children' | 'foot' | 'onClose'>

function Body({ title, children, foot, onClose }: BodyProps) {
  const say = useText()
  return (
    <div className={styles.body}>
      <header className={styles.head}>
        <AriaHeading slot='title' level={2} render={(props) => <Title {...props} />}>
          {title}
        </AriaHeading>
        <IconButton icon='close' label={say('ui.close')} onClick={onClose} />
      </header>
      {children}
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  )
}

function Title({ children, id }: { children?: ReactNode; id?: string | undefined }) {
  return (
    <Heading level={2} id={id}>
      {children}
    </Heading>
  )
}
