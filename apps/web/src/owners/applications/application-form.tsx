import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { openSignIn } from '#platform/api/auth-dialog.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { readUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Stepper } from '#ui/form/stepper.tsx'

/** A visitor signs in on the way, and the application is then sent by itself. */
export function ApplicationForm({ onSent }: { onSent: () => Promise<void> }) {
  const t = useText()
  const isVisitor = useUser() === null
  const [home, setHome] = useState('')
  const [bedrooms, setBedrooms] = useState(2)
  const [message, setMessage] = useState('')
  const isShort = home.trim().length < 5
  const body = isShort ? undefined : { home, bedrooms, message }
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    if (!readUser() && !(await openSignIn())) return
    await call('POST /owner-applications', { body })
    toast.success(t('apply.sent'))
    await onSent()
  })

  return (
    <Form kind='dialog' {...form}>
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
      <p role='alert' className='bad small'>
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
    </Form>
  )
}

function errorTextFor(error: unknown) {
  return error instanceof ProblemError ? (`problem.${error.code}` as const) : 'sign_in.unreachable'
}
