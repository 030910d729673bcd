import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import type { ReactNode } from 'react'
import type { PagePart } from '#platform/api/page-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
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

type EditorProps = {
  title: string
  list: '/admin/blog' | '/admin/faqs'
  back: string
  /** Fields that only this kind of article has. */
  children: ReactNode
}

type LoadedEditorProps = EditorProps & { loaded: PagePart<ArticleDraft> | null }

export function LoadedEditor({ loaded, ...props }: LoadedEditorProps) {
  const t = useText()
  const draft = loaded?.value
  if (draft) return <Editor key={draft.id} draft={draft} {...props} />
  return (
    <LoadedPage loaded={loaded} title={props.title} failed={t('article_editor.load_failed')}>
      {() => null}
    </LoadedPage>
  )
}

function Editor({ draft, title, list, back, children }: EditorProps & { draft: ArticleDraft }) {
  const t = useText()
  const language = useLanguage()
  const editing = useArticleEditor(draft)
  const { content, error } = editing.view
  return (
    <EditorContext value={editing}>
      <Page
        title={title}
        heading={titleIn(content, language) || t('admin_blog.untitled')}
        back={{ to: list, label: back }}
        actions={
          <>
            <SaveStatus />
            <LinkButton to={`${list}/${draft.id}/preview`} kind='quiet' small>
              {t('article_editor.preview')}
            </LinkButton>
          </>
        }
      >
        <ConflictNotice />
        <ActionError title={t('article_editor.failed')} error={error} />
        <Columns kind='side'>
          <LanguageColumns />
          <aside className={styles.side} aria-label={t('article_publish.title')}>
            <PublishPanel />
            {children}
            <VersionList />
            <DeleteDraft list={list} />
          </aside>
        </Columns>
      </Page>
    </EditorContext>
  )
}
