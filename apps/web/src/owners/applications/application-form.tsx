import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { openSignIn } from '#platform/session/auth-dialog.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import styles from './application.module.css'

/** A visitor signs in on the way, and the application is then sent by itself. */
export function ApplicationForm({ onSent }: { onSent: () => Promise<void> }) {
  const t = useText()
  const isVisitor = useUser() === null
  const [home, setHome] = useState('')
  const [bedrooms, setBedrooms] = useState(2)
  const [message, setMessage] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const isShort = home.trim().length < 5

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (isShort) return focusFirstError(event.currentTarget)
    if (isBusy || (!readUser() && !(await openSignIn()))) return
    attempt(async () => {
      await call('POST /owner-applications', { body: { home, bedrooms, message } })
      toast.success(t('apply.sent'))
      await onSent()
    })
  }

  return (
    <form className={styles.form} method='post' noValidate aria-busy={isBusy} onSubmit={submit}>
      <Field
        label={t('apply.home')}
        name='home'
        autoComplete='street-address'
        maxLength={200}
        value={home}
        onChange={({ target }) => setHome(target.value)}
        hint={t('apply.home_hint')}
        error={isAsked && isShort ? t('apply.home_short') : undefined}
      />
      <Stepper label={t('apply.bedrooms')} value={bedrooms} onChange={setBedrooms} max={30} />
      <TextArea
        label={t('apply.message')}
        name='message'
        aside={t('apply.optional')}
        maxLength={2000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <p role='alert' className={styles.error}>
        {error !== null && t(errorTextFor(error))}
      </p>
      <div>
        <Button type='submit' busy={isBusy}>
          {t('apply.send')}
        </Button>
      </div>
      <p className='soft small' hidden={!isVisitor}>
        {t('apply.sign_in')}
      </p>
    </form>
  )
}

function errorTextFor(error: unknown) {
  return error instanceof ProblemError ? (`problem.${error.code}` as const) : 'sign_in.unreachable'
}
