import { type FormEvent, type ReactNode, useState } from 'react'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'

type CodeFormProps = {
  onCode: (code: string) => Promise<unknown>
  /** The label of the button. */
  action: string
  /** Whether a recovery code is accepted in place of one of the app. */
  hasRecovery?: boolean
  beside?: ReactNode
}

export function CodeForm({ onCode, action, hasRecovery = false, beside }: CodeFormProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const isWrong = isProblem(error, 'identity.wrong_code')

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim() !== '') attempt(() => onCode(code))
  }

  function change() {
    setRecovery(!isRecovery)
    setCode('')
    clearError()
  }

  const required = isMissing ? t('second_factor.code_required') : undefined
  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <div className={styles.fields}>
        <Field
          key={String(isRecovery)}
          label={t(isRecovery ? 'second_factor.recovery_code' : 'second_factor.code')}
          hint={t(isRecovery ? 'second_factor.recovery_hint' : 'second_factor.code_hint')}
          name='code'
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize='characters'
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={isWrong ? t(errorText(error)) : required}
        />
      </div>
      <FormMessage>{error && !isWrong ? t(errorText(error)) : undefined}</FormMessage>
      <Button type='submit' busy={isBusy}>
        {action}
      </Button>
      {hasRecovery && (
        <button type='button' className={styles.aside} onClick={change}>
          {t(isRecovery ? 'second_factor.use_app' : 'second_factor.use_recovery')}
        </button>
      )}
      {beside}
    </Form>
  )
}
