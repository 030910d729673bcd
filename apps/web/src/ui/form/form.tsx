import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './form.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate'> & {
  isBusy?: boolean
  /** The layout on a page or inside an overlay; without it the form has its own class. */
  kind?: 'page' | 'dialog' | 'sheet'
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

/** Fields beside each other, as many as there is room for. */
export function FieldRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.row, className)} />
}

type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'title'> & {
  title: ReactNode
  /** Below a line, for one of several groups. */
  isRuled?: boolean
}

/** Fields that answer one question, which its title asks. */
export function FieldGroup({ title, isRuled, className, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest} className={classes(styles.group, isRuled && styles.ruled, className)}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

type FormActionsProps = {
  isBusy: boolean
  isDangerous?: boolean
  cancelLabel: ReactNode
  onCancel: () => void
  children: ReactNode
}

export function FormActions(props: FormActionsProps) {
  const { isBusy, isDangerous, cancelLabel, onCancel, children } = props
  return (
    <div className={classes(styles.actions, !isDangerous && styles.brief)} data-sheet-foot>
      <Button kind='quiet' onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type='submit' kind={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
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

type FormSubmitProps = Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'children'>

/** The only button of a form, at the bottom of its sheet. */
export function FormSubmit(props: FormSubmitProps) {
  return (
    <FormFooter>
      <Button type='submit' wide {...props} />
    </FormFooter>
  )
}
