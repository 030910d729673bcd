import { maxTitleLength, type QuickReply } from '@marea/contract/messaging/quick-replies.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { type FormEvent, useState } from 'react'
import { createMessageId } from '#messaging/thread/drafts.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { hasTemplateErrors } from './template-errors.ts'
import { TemplateFields } from './template-fields.tsx'

type QuickReplySheetProps = {
  /** Undefined for a new one. */
  reply: QuickReply | undefined
  onClose: () => void
  onChange: () => Promise<void>
}

/** Creates or edits a quick reply; what is refused stays as it was typed. */
export function QuickReplySheet({ reply, onClose, onChange }: QuickReplySheetProps) {
  const t = useText()
  const [id] = useState(() => reply?.id ?? createMessageId())
  const [title, setTitle] = useState(reply?.title ?? '')
  const [texts, setTexts] = useState(() => reply?.texts ?? perLanguage(() => ''))
  const [isTried, setTried] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const titleError = findTitleError(title)

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (titleError || hasTemplateErrors(texts, { isRequired: true })) return
    attempt(async () => {
      const body = { version: reply?.version ?? 0, title, texts }
      const request = call('PUT /owner/quick-replies/:id', { params: { id }, body })
      // After a refusal the list is read again, so that the next attempt names its version.
      await request.catch(async (thrown) => {
        await onChange()
        throw thrown
      })
      onClose()
      await onChange()
    })
  }

  return (
    <Sheet
      isOpen
      title={t(reply ? 'quick_replies.edit_title' : 'quick_replies.add')}
      onClose={onClose}
    >
      <Form kind='sheet' isBusy={isBusy} onSubmit={save}>
        <Field
          label={t('quick_replies.name')}
          hint={t('quick_replies.name_hint')}
          error={isTried && titleError ? t(titleError) : undefined}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TemplateFields texts={texts} onChange={setTexts} isRequired={isTried} />
        <ActionError title={t('quick_replies.not_saved')} error={error} />
        <FormActions isBusy={isBusy} cancelLabel={t('quick_replies.cancel')} onCancel={onClose}>
          {t('quick_replies.save')}
        </FormActions>
      </Form>
    </Sheet>
  )
}

function findTitleError(title: string) {
  const { length } = title.trim()
  if (length === 0) return 'quick_replies.name_missing'
  return length > maxTitleLength ? 'quick_replies.name_too_long' : undefined
}
