import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { useEditor } from './editor-context.ts'

/** Two people saved: both texts are kept, and this editor chooses which one is the draft. */
export function ConflictNotice() {
  const t = useText()
  const { editor, view } = useEditor()
  const { isBusy, error, attempt } = useAttempt()
  if (!view.conflict) return null
  const name = view.conflict.savedBy ?? t('article_conflict.someone')
  return (
    <>
      <Notice
        tone='warn'
        icon='alert'
        isAnnounced
        title={t(view.conflict.isOwn ? 'article_conflict.own' : 'article_conflict.title', { name })}
        actions={
          <>
            <Button small busy={isBusy} onClick={() => attempt(editor.keepMine)}>
              {t('article_conflict.mine')}
            </Button>
            <Button kind='quiet' small busy={isBusy} onClick={() => attempt(editor.takeTheirs)}>
              {t('article_conflict.theirs')}
            </Button>
          </>
        }
      >
        {t('article_conflict.body')}
      </Notice>
      <ActionError title={t('article_editor.failed')} error={error} />
    </>
  )
}
