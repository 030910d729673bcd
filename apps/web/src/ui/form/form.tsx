import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './form.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate'> & {
  isBusy?: boolean
  /** How it stands in what it is in; a form of a page brings a class of its own. */
  kind?: 'dialog' | 'sheet'
}

/** What is wrong is said by the fields, in the reader's language, never by the browser. */
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

type FormActsProps = {
  isBusy: boolean
  cancel: ReactNode
  onCancel: () => void
  children: ReactNode
}

export function FormActs({ isBusy, cancel, onCancel, children }: FormActsProps) {
  return (
    <div className={styles.acts} data-sheet-foot>
      <Button kind='quiet' onClick={onCancel}>
        {cancel}
      </Button>
      <Button type='submit' busy={isBusy}>
        {children}
      </Button>
    </div>
  )
}

/** Stands at the end of a sheet, however little is above it. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className={styles.foot} data-sheet-foot>
      {children}
    </div>
  )
}
