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
import { useReturnFocus } from './use-return-focus.ts'

export type OverlayProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  /** An answer is required, so a click outside does not close it. */
  isUrgent?: boolean
  /** A photo beside the content on wide screens. */
  photo?: ReactNode
}

type FormProps = OverlayProps & { form: 'dialog' | 'sheet' }

/** Traps and restores focus, closes on Escape and on Back, and prevents the page behind from scrolling. */
export function Overlay({ form, isOpen, onClose, isUrgent, photo, ...content }: FormProps) {
  const close = useBackCloses(isOpen, onClose)
  useReturnFocus(isOpen)
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => open || close()}
        isDismissable={!isUrgent}
        className={styles.backdrop ?? ''}
      >
        <Modal className={styles[form] ?? ''}>
          <AriaDialog
            role={isUrgent ? 'alertdialog' : 'dialog'}
            className={classes(styles.panel, photo ? styles.withPhoto : undefined)}
          >
            {photo}
            <Body {...content} onClose={close} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

type BodyProps = Pick<OverlayProps, 'title' | 'children' | 'footer' | 'onClose'>

function Body({ title, children, footer, onClose }: BodyProps) {
  const t = useText()
  return (
    <div className={styles.body}>
      <header className={styles.head}>
        <AriaHeading slot='title' level={2} render={(props) => <Title {...props} />}>
          {title}
        </AriaHeading>
        <IconButton icon='close' label={t('ui.close')} onClick={onClose} />
      </header>
      {children}
      {footer && <footer className={styles.foot}>{footer}</footer>}
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
