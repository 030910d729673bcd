import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './field.module.css'
import { FieldFrame, type FieldTexts, fieldLinks } from './field-frame.tsx'

/** The frame around an input with what stands before or after it. */
export function FieldBox({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classes(styles.box, className)} />
}

type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & { before?: ReactNode; after?: ReactNode }

export function Field({ label, hint, error, aside, before, after, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <FieldBox>
        {before && <span className='soft'>{before}</span>}
        <input type='text' {...input} {...fieldLinks(id, { hint, error })} />
        {after}
      </FieldBox>
    </FieldFrame>
  )
}

type PasswordFieldProps = Omit<FieldProps, 'type' | 'after'>

export function PasswordField(props: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  return (
    <Field
      autoComplete='current-password'
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          small
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'ui.hide_password' : 'ui.show_password')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'children'>

export function TextArea({ label, hint, error, aside, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <FieldBox>
        <textarea rows={3} {...area} {...fieldLinks(id, { hint, error })} />
      </FieldBox>
    </FieldFrame>
  )
}
