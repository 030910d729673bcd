import { changePasswordError } from '@marea/contract/identity/change-password-rules.ts'
import { type FormEvent, useState } from 'react'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useFields } from '#platform/form/use-fields.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

type ResetFormProps = {
  /** Sends the new password with the token of the link. */
  save: (password: string) => Promise<unknown>
  label: string
  onDone: () => void
  onLinkExpired: () => void
}

export function ResetForm({ save, label, onDone, onLinkExpired }: ResetFormProps) {
  const t = useText()
  const fields = useFields({ password: '', confirmation: '' })
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const fault = changePasswordError(fields.values)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    setAsked(true)
    const { password } = fields.values
    if (fault) return focusFirstError(event.currentTarget, [password ? 'confirmation' : 'password'])
    attempt(async () => {
      await save(password).then(onDone, (refused) => {
        if (!isProblem(refused, 'identity.link_invalid')) throw refused
        onLinkExpired()
      })
    })
  }

  function message() {
    if (isAsked && fault) return t(fault)
    return error ? t(errorText(error)) : undefined
  }

  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <div className={styles.fields}>
        <NewPasswordFields fields={fields} />
      </div>
      <FormMessage>{message()}</FormMessage>
      <Button type='submit' wide busy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}
