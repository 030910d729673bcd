import { changePasswordError } from '@marea/contract/identity/change-password-rules.ts'
import type { User } from '@marea/contract/identity/endpoints.ts'
import { type FormEvent, useState } from 'react'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { FirstPasswordEmail } from '#identity/password/first-password-email.tsx'
import { NewPasswordFields } from '#identity/password/new-password-fields.tsx'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useFields } from '#platform/form/use-fields.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PasswordField } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'

type PasswordFormProps = { user: User; onChange: (user: User) => void }

export function PasswordForm({ user, onChange }: PasswordFormProps) {
  const t = useText()
  const fields = useFields({ currentPassword: '', password: '', confirmation: '' })
  const [isAsked, setAsked] = useState(false)
  const [isThorough, setThorough] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const hasSecret = user.secret !== 'none'
  const { currentPassword, ...fresh } = fields.values
  const body = hasSecret ? { currentPassword, ...fresh } : fresh
  const fault = changePasswordError(body)
  const isWrong = isProblem(error, 'identity.wrong_secret')
  const message = isAsked && fault ? fault : messageOf(error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (fault) return focusFirstError(event.currentTarget, invalidFields(body))
    attempt(async () => {
      const change = { body: { ...body, isThorough } }
      onChange(await withRecentSignIn(() => call('PUT /user/password', change)))
      fields.clear()
      setThorough(false)
      setAsked(false)
      toast.success(t('account.password_saved'))
    })
  }

  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <HiddenUsername email={user.email} />
      <div className={styles.fields}>
        {hasSecret && (
          <PasswordField
            {...fields.bind('currentPassword')}
            label={t('account.current')}
            autoComplete='current-password'
            maxLength={200}
            error={isWrong ? t(errorText(error)) : undefined}
          />
        )}
        <NewPasswordFields fields={fields} />
        <Checkbox
          name='isThorough'
          checked={isThorough}
          onChange={({ target }) => setThorough(target.checked)}
          note={t('account.password_thorough_note')}
        >
          {t('account.password_thorough')}
        </Checkbox>
      </div>
      <FormMessage>{message && t(message)}</FormMessage>
      <div>
        <Button type='submit' busy={isBusy}>
          {t('account.password_save')}
        </Button>
      </div>
      {!hasSecret && <FirstPasswordEmail email={user.email} />}
    </Form>
  )
}

/** A wrong password is reported at its field. */
function messageOf(error: unknown) {
  if (!error || isProblem(error, 'identity.wrong_secret')) return undefined
  return errorText(error, 'problem.identity.changes_not_saved')
}

/** Tells password managers whose password this is. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input
      className='hidden-label'
      type='email'
      name='username'
      autoComplete='username'
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden='true'
    />
  )
}

/** Empty fields come first; otherwise the new password breaks a rule. */
function invalidFields(body: Record<string, string>): string[] {
  const empty = Object.keys(body).filter((name) => body[name] === '')
  if (empty.length > 0) return empty
  return [body.password === body.confirmation ? 'password' : 'confirmation']
}
