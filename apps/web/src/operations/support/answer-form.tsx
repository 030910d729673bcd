import { maxMessageLength } from '@marea/contract/messaging/message-rules.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type AnswerFormProps = {
  room: string
  /** The newest message on the screen; what came after it is not resolved. */
  newestId: number
  isResolved: boolean
  onChanged: () => Promise<void>
}

export function AnswerForm({ room, newestId, isResolved, onChanged }: AnswerFormProps) {
  const t = useText()
  const answer = useAnswer(room, onChanged)
  const resolving = useAttempt()

  function resolve() {
    resolving.attempt(async () => {
      const given = { params: { room }, body: { messageId: newestId } }
      await call('PUT /admin/support/:room/resolution', given)
      toast.success(t('admin_support.resolved_done'))
      await onChanged()
    })
  }

  return (
    <Form kind='dialog' isBusy={answer.isBusy} onSubmit={answer.submit} onInput={answer.clearError}>
      <TextArea
        label={t('admin_support.answer')}
        name='answer'
        rows={4}
        maxLength={maxMessageLength}
        value={answer.text}
        onChange={({ target }) => answer.setText(target.value)}
        error={answer.isMissing ? t('admin_support.answer_missing') : undefined}
      />
      <ActionError title={t('admin_support.not_sent')} error={answer.error} />
      <ActionError title={t('admin_support.not_resolved')} error={resolving.error} />
      <Inline gap={2}>
        <Button type='submit' busy={answer.isBusy}>
          {t('admin_support.send')}
        </Button>
        {!isResolved && (
          <Button kind='quiet' busy={resolving.isBusy} onClick={resolve}>
            {t('admin_support.resolve')}
          </Button>
        )}
      </Inline>
    </Form>
  )
}

/** The message keeps its id until it is sent, so that a retry does not send it twice. */
function useAnswer(room: string, onSent: () => Promise<void>) {
  const [text, setText] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const isMissing = !text.trim()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (isMissing) return focusFirstError(event.currentTarget, ['answer'])
    attempt(async () => {
      await call('POST /admin/support/:room/messages', { params: { room }, body: { id, text } })
      setText('')
      setId(crypto.randomUUID())
      setAsked(false)
      await onSent()
    })
  }

  return { text, setText, isMissing: isAsked && isMissing, isBusy, error, submit, clearError }
}
