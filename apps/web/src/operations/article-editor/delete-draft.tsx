import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { useEditor } from './editor-context.ts'

/** Only what was never published can be deleted; then its list opens. */
export function DeleteDraft({ list }: { list: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { editor, view } = useEditor()
  const { id, state } = view.draft
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt } = useAttempt()

  function remove() {
    attempt(async () => {
      await call('DELETE /admin/articles/:id', { params: { id } })
      editor.replace(editor.read().draft)
      toast.success(t('article_publish.deleted'))
      await navigate(list)
    })
  }

  if (state !== 'draft') return null
  return (
    <>
      <TextButton icon='trash' onClick={() => setAsked(true)}>
        {t('article_publish.delete')}
      </TextButton>
      {isAsked && (
        <ConfirmDialog
          title={t('article_publish.delete_title')}
          cancelLabel={t('article_publish.delete_keep')}
          onClose={() => setAsked(false)}
          confirmLabel={t('article_publish.delete')}
          isDangerous
          isBusy={isBusy}
          onConfirm={remove}
        >
          <p>{t('article_publish.delete_body')}</p>
          <ActionError title={t('article_publish.failed')} error={error} />
        </ConfirmDialog>
      )}
    </>
  )
}
