import type { ArticleVersion } from '@marea/contract/articles/editor.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './editor.module.css'
import { useEditor } from './editor-context.ts'

/** Every sitting that was saved, newest first; each can become the draft again. */
export function VersionList() {
  const t = useText()
  const { editor, view } = useEditor()
  const { id, versions } = view.draft
  const { isBusy, error, attempt } = useAttempt()

  function restore({ id: versionId }: ArticleVersion) {
    attempt(async () => {
      await editor.flush()
      const { revision } = editor.read().draft
      const given = { params: { id }, body: { revision, versionId } }
      editor.replace(await call('POST /admin/articles/:id/restoration', given))
      toast.success(t('article_history.restored'))
    })
  }

  return (
    <Section isRuled size='plain' aria-busy={isBusy} title={t('article_history.title')}>
      <ActionError title={t('article_history.failed')} error={error} />
      <RowList isDense className={styles.versions}>
        {versions.map((version, at) => (
          <Row key={version.id}>
            <Version version={version} isCurrent={at === 0} onRestore={() => restore(version)} />
          </Row>
        ))}
      </RowList>
    </Section>
  )
}

type VersionProps = { version: ArticleVersion; isCurrent: boolean; onRestore: () => void }

function Version({ version, isCurrent, onRestore }: VersionProps) {
  const t = useText()
  const time = useTimeFormat()
  const { title, savedBy, savedAt, wasPublished } = version
  const when = time.localDateTime(savedAt)
  const notes = [
    savedBy ?? t('article_history.marea'),
    when,
    isCurrent ? t('article_history.current') : '',
    wasPublished ? t('article_history.was_published') : '',
  ]
  return (
    <>
      <p>{title || t('admin_blog.untitled')}</p>
      <p className='soft small'>{notes.filter(Boolean).join(' · ')}</p>
      {!isCurrent && (
        <TextButton onClick={onRestore} aria-label={`${t('article_history.restore')}: ${when}`}>
          {t('article_history.restore')}
        </TextButton>
      )}
    </>
  )
}
