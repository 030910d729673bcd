import { type EditedFaqGroup, groupTitleLimit } from '@marea/contract/articles/faq-editor.ts'
import { languages, languageTable, perLanguage } from '@marea/contract/platform/language.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type GroupDialogProps = {
  /** Undefined to add a group. */
  group?: EditedFaqGroup
  onClose: () => void
  onDone: () => Promise<void>
}

/** The name of a group in every language; one is enough. */
export function GroupDialog({ group, onClose, onDone }: GroupDialogProps) {
  const t = useText()
  const [titles, setTitles] = useState(group?.titles ?? perLanguage(() => ''))
  const isEmpty = languages.every((language) => titles[language].trim() === '')

  const body = isEmpty ? undefined : { titles }
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    if (group) {
      const { id, revision } = group
      await call('PUT /admin/faq-groups/:id', { params: { id }, body: { revision, ...body } })
    } else {
      await call('POST /admin/faq-groups', { body })
    }
    onClose()
    toast.success(t('admin_faqs.group_saved'))
    await onDone()
  })

  return (
    <Dialog isOpen onClose={onClose} title={t('admin_faqs.group_titles')}>
      <Form kind='dialog' {...form}>
        {languages.map((language, at) => (
          <Field
            key={language}
            label={languageTable[language].name}
            lang={language}
            maxLength={groupTitleLimit}
            value={titles[language]}
            error={isAsked && isEmpty && at === 0 ? t('admin_faqs.title_missing') : undefined}
            onChange={({ target }) => setTitles({ ...titles, [language]: target.value })}
          />
        ))}
        <ActionError title={t('admin_faqs.failed')} error={error} />
        <div>
          <Button type='submit' busy={isBusy}>
            {t('admin_faqs.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
