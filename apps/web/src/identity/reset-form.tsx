import { changePasswordFault } from '@marea/contract/change-password-rules.ts'
import { type FormEvent, useState } from 'react'
import { callPlain } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { focusFirstFault } from './first-fault.ts'
import { FormSays } from './form-says.tsx'
import styles from './forms.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { isRefused, refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'
import { useFields } from './use-fields.ts'

type ResetFormProps = { token: string; onDone: () => void; onLinkOver: () => void }

export function ResetForm({ token, onDone, onLinkOver }: ResetFormProps) {
  const t = useText()
  const fields = useFields({ password: '', confirmation: '' })
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, forgive } = useAttempt()
  const fault = changePasswordFault(fields.values)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    setAsked(true)
    const { password } = fields.values
    if (fault) return focusFirstFault(event.currentTarget, [password ? 'confirmation' : 'password'])
    attempt(async () => {
      await callPlain('POST /user/password-reset', { body: { token, password } }).then(
        onDone,
        (refused) => {
          if (!isRefused(refused, 'identity.link_invalid')) throw refused
          onLinkOver()
        },
      )
    })
  }

  function says() {
    if (isAsked && fault) return t(fault)
    return error ? t(refusalText(error)) : undefined
  }

  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={submit} onInput={forgive}>
      <div className={styles.fields}>
        <NewPasswordFields fields={fields} />
      </div>
      <FormSays>{says()}</FormSays>
      <Button type='submit' wide busy={isBusy}>
        {t('sign_in.save_password')}
      </Button>
    </Form>
  )
}
