import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import styles from './editor.module.css'
import { EditorContext } from './editor-context.ts'
import { LanguageColumns } from './language-columns.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { SaveStatus } from './save-status.tsx'
import { titleIn } from './title-in.ts'
import { useArticleEditor } from './use-article-editor.ts'
import { VersionList } from './version-list.tsx'

type EditorFrameProps = {
  draft: ArticleDraft
  list: '/admin/blog' | '/admin/faqs'
  back: string
  /** Fields that only this kind of article has. */
  children: ReactNode
}

export function EditorFrame({ draft, list, back, children }: EditorFrameProps) {
  const t = useText()
  const language = useLanguage()
  const editing = useArticleEditor(draft)
  const { content, error } = editing.view
  return (
    <EditorContext value={editing}>
      <PageHeading
        title={titleIn(content, language) || t('blog_desk.untitled')}
        back={{ to: list, label: back }}
        actions={
          <>
            <SaveStatus />
            <LinkButton to={`${list}/${draft.id}/preview`} kind='quiet' small>
              {t('article_editor.preview')}
            </LinkButton>
          </>
        }
      />
      <ConflictNotice />
      <ActionError title={t('article_editor.failed')} error={error} />
      <div className={styles.desk}>
        <LanguageColumns />
        <aside className={styles.side} aria-label={t('article_publish.title')}>
          <PublishPanel />
          {children}
          <VersionList />
          <DeleteDraft list={list} />
        </aside>
      </div>
    </EditorContext>
  )
}
