import { emailChangeError } from '@marea/contract/identity/email-change-rules.ts'
import type { User } from '@marea/contract/identity/endpoints.ts'
import type { FormEvent } from 'react'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useBind, useFields } from '#platform/form/use-fields.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, PasswordField } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Inline } from '#ui/page/stack.tsx'

type EmailFormProps = {
  user: Pick<User, 'email' | 'secret'>
  onSent: (email: string) => void
  onCancel: () => void
}

/** Requests a link to a new address; the address changes once that link is opened. */
export function EmailForm({ user, onSent, onCancel }: EmailFormProps) {
  const t = useText()
  const fields = useFields({ newEmail: '', emailPassword: '' })
  const { isBusy, error, attempt, clearError } = useAttempt()
  const hasSecret = user.secret !== 'none'
  const { newEmail: email, emailPassword: password } = fields.values
  const errors = {
    newEmail: emailChangeError(user.email, email),
    emailPassword: hasSecret && password === '' ? ('identity.pin_required' as const) : undefined,
  }
  const bind = useBind(fields, errors)
  const isWrong = isProblem(error, 'identity.wrong_secret')
  const message = messageOf(error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    if (errors.newEmail || errors.emailPassword) return focusFirstError(event.currentTarget)
    attempt(async () => {
      const body = hasSecret ? { email, password } : { email }
      await withRecentSignIn(() => call('POST /user/email-change', { body }))
      onSent(email.trim())
    })
  }

  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <div className={styles.fields}>
        <Field
          {...bind('newEmail')}
          label={t('account.email_new')}
          type='email'
          autoComplete='email'
          maxLength={254}
          autoFocus
        />
        {hasSecret && (
          <PasswordField
            {...bind('emailPassword')}
            {...(isWrong && { error: t(errorText(error)) })}
            label={t('account.current')}
            autoComplete='current-password'
            maxLength={200}
          />
        )}
      </div>
      <FormMessage>{message && t(message)}</FormMessage>
      <Inline gap={2}>
        <Button type='submit' busy={isBusy}>
          {t('account.email_save')}
        </Button>
        <Button kind='quiet' onClick={onCancel}>
          {t('sign_in.cancel')}
        </Button>
      </Inline>
    </Form>
  )
}

/** A wrong password is reported at its field. */
function messageOf(error: unknown) {
  if (!error || isProblem(error, 'identity.wrong_secret')) return undefined
  if (isProblem(error, 'identity.try_later')) return 'account.email_wait'
  return errorText(error, 'problem.identity.changes_not_saved')
}
