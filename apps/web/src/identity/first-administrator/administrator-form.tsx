import { changePasswordError } from '@marea/contract/identity/change-password-rules.ts'
import {
  emailError,
  nameError,
  registrationErrorSummary,
} from '@marea/contract/identity/registration-rules.ts'
import { type FormEvent, useState } from 'react'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { NameAndEmailFields } from '#identity/name-and-email-fields.tsx'
import { NewPasswordFields } from '#identity/password/new-password-fields.tsx'
import { callPlain } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useFields } from '#platform/form/use-fields.ts'
import { storeUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/form/form.tsx'

type AdministratorFormProps = {
  /** Of the setup link. */
  token: string
  onCreated: () => void
  onLinkClosed: () => void
}

export function AdministratorForm({ token, onCreated, onLinkClosed }: AdministratorFormProps) {
  const t = useText()
  const fields = useFields({ fullName: '', email: '', password: '', confirmation: '' })
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { fullName, email, password } = fields.values
  const faults = {
    fullName: nameError(fullName),
    email: emailError(email),
    password: changePasswordError(fields.values),
  }
  const wrong = Object.entries(faults).flatMap(([name, fault]) => (fault ? [name] : []))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    setAsked(true)
    if (wrong.length > 0) return focusFirstError(event.currentTarget, wrong)
    attempt(async () => {
      const body = { token, fullName, email, password }
      try {
        storeUser(await callPlain('POST /setup/administrator', { body }))
        onCreated()
      } catch (refused) {
        if (!isProblem(refused, 'setup.link_invalid')) throw refused
        onLinkClosed()
      }
    })
  }

  function bind(name: 'fullName' | 'email') {
    const fault = fields.isSettled(name) ? faults[name] : undefined
    return { ...fields.bind(name), error: fault && t(fault) }
  }

  function message() {
    if (isAsked && (faults.fullName || faults.email)) return t(registrationErrorSummary)
    if (isAsked && faults.password) return t(faults.password)
    return error ? t(errorText(error)) : undefined
  }

  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <div className={styles.fields}>
        <NameAndEmailFields bind={bind} />
        <NewPasswordFields fields={fields} />
      </div>
      <FormMessage>{message()}</FormMessage>
      <Button type='submit' wide busy={isBusy}>
        {t('setup.create_administrator')}
      </Button>
    </Form>
  )
}
