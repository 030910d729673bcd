import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { useEditor } from './editor-context.ts'

/** Only what was never published can be deleted; then its list opens. */
export function DeleteDraft({ list }: { list: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { editor, view } = useEditor()
  const { id, state } = view.draft
  const [isAsked, setAsked] = useState(false)

  async function remove() {
    await call('DELETE /admin/articles/:id', { params: { id } })
    editor.replace(editor.read().draft)
    toast.success(t('article_publish.deleted'))
    await navigate(list)
  }

  if (state !== 'draft') return null
  return (
    <>
      <TextButton icon='trash' onClick={() => setAsked(true)}>
        {t('article_publish.delete')}
      </TextButton>
      {isAsked && (
        <ConfirmAction
          title={t('article_publish.delete_title')}
          cancelLabel={t('article_publish.delete_keep')}
          onClose={() => setAsked(false)}
          confirmLabel={t('article_publish.delete')}
          isDangerous
          failed={t('article_publish.failed')}
          onConfirm={remove}
        >
          <p>{t('article_publish.delete_body')}</p>
        </ConfirmAction>
      )}
    </>
  )
}
