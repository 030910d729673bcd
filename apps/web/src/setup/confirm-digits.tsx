import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'

export function ConfirmDigits({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const t = useText()
  const [digits, setDigits] = useState('')
  const [isDone, setDone] = useState(false)
  const { isBusy, error, attempt } = useAttempt()

  function confirm(event: FormEvent) {
    event.preventDefault()
    attempt(async () => {
      await call('POST /admin/setup/email/confirmation', { body: { digits } })
      setDone(true)
      await onConfirmed()
    })
  }

  if (isDone) return <Notice tone='good' title={t('setup.email_confirmed')} isAnnounced />
  return (
    <Form isBusy={isBusy} onSubmit={confirm}>
      <Stack gap={4}>
        <Field
          label={t('setup.digits')}
          hint={t('setup.digits_hint')}
          value={digits}
          onChange={({ target }) => setDigits(target.value)}
          inputMode='numeric'
          autoComplete='one-time-code'
          maxLength={20}
          required
        />
        <ActionError title={t('setup.digits_failed')} error={error} />
        <Button type='submit' busy={isBusy}>
          {t('setup.confirm_digits')}
        </Button>
      </Stack>
    </Form>
  )
}
