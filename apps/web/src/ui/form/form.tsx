import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './form.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate'> & {
  isBusy?: boolean
  /** The layout inside an overlay; a form on a page has its own class. */
  kind?: 'dialog' | 'sheet'
}

/** Fields show their errors in the user's language, so the browser's own validation is off. */
export function Form({ isBusy, kind, className, ...form }: FormProps) {
  return (
    <form
      method='post'
      noValidate
      aria-busy={isBusy}
      className={classes(kind && styles[kind], className)}
      {...form}
    />
  )
}

type FormActionsProps = {
  isBusy: boolean
  cancelLabel: ReactNode
  onCancel: () => void
  children: ReactNode
}

export function FormActions({ isBusy, cancelLabel, onCancel, children }: FormActionsProps) {
  return (
    <div className={styles.actions} data-sheet-foot>
      <Button kind='quiet' onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type='submit' busy={isBusy}>
        {children}
      </Button>
    </div>
  )
}

/** Stays at the bottom of a sheet, however short the content is. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <div className={styles.footer} data-sheet-foot>
      {children}
    </div>
  )
}
