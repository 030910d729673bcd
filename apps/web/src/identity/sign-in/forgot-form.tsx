import { isEmail } from '@marea/contract/identity/registration-rules.ts'
import { type FormEvent, useState } from 'react'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { callPlain } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useFields } from '#platform/form/use-fields.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** Requests an email with a link; the response is the same for every address. */
export function ForgotForm({ email = '' }: { email?: string }) {
  const t = useText()
  const fields = useFields({ email })
  const [sentTo, setSentTo] = useState<string>()
  const { isBusy, error, attempt, clearError } = useAttempt()
  const typed = fields.values.email.trim()
  const fault = emailError(typed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    if (fault) return focusFirstError(event.currentTarget, ['email'])
    attempt(async () => {
      await callPlain('GET /user/forgot-password', { query: { email: typed } })
      setSentTo(typed)
    })
  }

  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <p className='soft'>{t('sign_in.forgot_description')}</p>
      <div className={styles.fields}>
        <Field
          {...fields.bind('email')}
          label={t('sign_in.email')}
          type='email'
          inputMode='email'
          autoComplete='username'
          autoCapitalize='none'
          spellCheck={false}
          maxLength={254}
          error={fault && fields.isSettled('email') ? t(fault) : undefined}
        />
      </div>
      {sentTo && (
        <Notice tone='good' icon='message' title={t('sign_in.sent')} isAnnounced>
          {t('sign_in.sent_description', { email: sentTo })}
        </Notice>
      )}
      <FormMessage>{error ? t(errorText(error)) : undefined}</FormMessage>
      <Button type='submit' wide busy={isBusy} kind={sentTo ? 'quiet' : 'primary'}>
        {t(sentTo ? 'sign_in.send_again' : 'sign_in.send')}
      </Button>
    </Form>
  )
}

function emailError(email: string) {
  if (email === '') return 'sign_in.enter_email' as const
  return isEmail(email) ? undefined : ('identity.email_invalid' as const)
}
