import { emailError } from '@marea/contract/identity/registration-rules.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { errorText, isProblem, retryDelay } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { callPlain } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type Fields, useBind } from '#platform/form/use-fields.ts'
import { storeUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, PasswordField } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'

type SignInFormProps = {
  fields: Fields<'email' | 'password'>
  onForgot: () => void
  onSignedIn: () => void
}

export function SignInForm({ fields, onForgot, onSignedIn }: SignInFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { values } = fields
  const errors = {
    email: emailError(values.email),
    password: values.password === '' ? ('identity.pin_required' as const) : undefined,
  }
  const bind = useBind(fields, errors)
  const adopt = useRef(fields.adopt)
  const isAboutSecret =
    isProblem(error, 'identity.wrong_credentials') || isProblem(error, 'identity.try_later')

  useEffect(() => adopt.current(form.current), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    if (errors.email || errors.password) return focusFirstError(event.currentTarget)
    const body = { email: values.email.trim(), password: values.password }
    attempt(async () => {
      storeUser(await callPlain('POST /user/login/email', { body }))
      onSignedIn()
    })
  }

  return (
    <Form ref={form} kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <div className={`${styles.fields} ${styles.columns}`}>
        <Field
          {...bind('email')}
          label={t('sign_in.email')}
          type='email'
          inputMode='email'
          autoComplete='username webauthn'
          autoCapitalize='none'
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField
          {...bind('password')}
          label={t('sign_in.password')}
          autoComplete='current-password'
          maxLength={200}
          aside={
            <button type='button' className={styles.aside} onClick={onForgot}>
              {t('sign_in.forgot')}
            </button>
          }
          {...(isAboutSecret && { error: <SignInError error={error} onForgot={onForgot} /> })}
        />
      </div>
      <FormMessage>{error && !isAboutSecret ? t(errorText(error)) : undefined}</FormMessage>
      <Button type='submit' wide busy={isBusy}>
        {t('shell.sign_in')}
      </Button>
    </Form>
  )
}

const waits = { minutes: 'sign_in.wait_minutes', hours: 'sign_in.wait_hours' } as const

function SignInError({ error, onForgot }: { error: unknown; onForgot: () => void }) {
  const t = useText()
  const link = (
    <button type='button' className={styles.inside} onClick={onForgot}>
      {t('sign_in.send_link')}
    </button>
  )
  if (isProblem(error, 'identity.try_later')) {
    const { unit, count } = retryDelay(error)
    return (
      <>
        {t(waits[unit], { count })} {link}.
      </>
    )
  }
  return (
    <>
      <span>{t(errorText(error))}</span>. {t('sign_in.try_again_or')} {link}.
    </>
  )
}
