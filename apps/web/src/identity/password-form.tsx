import { changePasswordFault } from '@marea/contract/change-password-rules.ts'
import type { User } from '@marea/contract/identity.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api.ts'
import { withFreshSignIn } from '#platform/door.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { focusFirstFault } from './first-fault.ts'
import { FirstPasswordMail } from './first-password-mail.tsx'
import { FormSays } from './form-says.tsx'
import styles from './forms.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { isRefused, refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'
import { useFields } from './use-fields.ts'

type PasswordFormProps = { user: User; onChange: (user: User) => void }

export function PasswordForm({ user, onChange }: PasswordFormProps) {
  const t = useText()
  const fields = useFields({ currentPassword: '', password: '', confirmation: '' })
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, forgive } = useAttempt()
  const hasSecret = user.secret !== 'none'
  const { currentPassword, ...fresh } = fields.values
  const body = hasSecret ? { currentPassword, ...fresh } : fresh
  const fault = changePasswordFault(body)
  const isWrong = isRefused(error, 'identity.wrong_secret')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (fault) return focusFirstFault(event.currentTarget, faultyNames(body))
    attempt(async () => {
      onChange(await withFreshSignIn(() => call('PUT /user/password', { body })))
      fields.clear()
      setAsked(false)
      toast.success(t('account.password_saved'))
    })
  }

  function says() {
    if (isAsked && fault) return t(fault)
    if (!error || isWrong) return undefined
    return t(refusalText(error, 'problem.identity.changes_not_saved'))
  }

  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={submit} onInput={forgive}>
      <UserName email={user.email} />
      <div className={styles.fields}>
        {hasSecret && (
          <PasswordField
            {...fields.bind('currentPassword')}
            label={t('account.current')}
            autoComplete='current-password'
            maxLength={200}
            error={isWrong ? t(refusalText(error)) : undefined}
          />
        )}
        <NewPasswordFields fields={fields} />
      </div>
      <FormSays>{says()}</FormSays>
      <div>
        <Button type='submit' busy={isBusy}>
          {t('account.password_save')}
        </Button>
      </div>
      {!hasSecret && <FirstPasswordMail email={user.email} />}
    </Form>
  )
}

/** Tells password managers whose password this is. */
export function UserName({ email }: { email: string }) {
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

/** What is empty comes first; otherwise the new password is what breaks a rule. */
function faultyNames(body: Record<string, string>): string[] {
  const empty = Object.keys(body).filter((name) => body[name] === '')
  if (empty.length > 0) return empty
  return [body.password === body.confirmation ? 'password' : 'confirmation']
}
