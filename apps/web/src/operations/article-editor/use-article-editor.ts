import { ArticleContent } from '@marea/contract/articles/content.ts'
import { ArticleConflict, type ArticleDraft } from '@marea/contract/articles/editor.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#platform/api/api.ts'
import { isConnectionLost } from '#platform/api/connection-lost.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { type ArticleEditor, createArticleEditor, type UnsavedEdit } from './article-editor.ts'

/** The editor of one article, which keeps an unsaved edit on this device while it cannot send it. */
export function useArticleEditor(draft: ArticleDraft) {
  const { id } = draft
  const [editor] = useState(() => {
    const params = { id }
    return createArticleEditor(draft, storedEdit(id), {
      save: (body) => call('PUT /admin/articles/:id/draft', { params, body }),
      reload: () => call('GET /admin/articles/:id', { params }),
      conflictOf,
      isOffline: isConnectionLost,
      keep: (edit) => writeStored(keyOf(id), edit && JSON.stringify(edit)),
    })
  })
  useSending(editor)
  const view = useSyncExternalStore(editor.subscribe, editor.read, editor.read)
  return { editor, view }
}

/** Sends unsaved edits when the connection returns and before the page is left. */
function useSending(editor: ArticleEditor) {
  useEffect(() => {
    const send = () => {
      editor.flush()
    }
    editor.open()
    addEventListener('online', send)
    addEventListener('pagehide', send)
    return () => {
      removeEventListener('online', send)
      removeEventListener('pagehide', send)
      editor.close()
    }
  }, [editor])
}

function keyOf(id: string): string {
  return `marea.article.${id}`
}

/** An edit of an older format is dropped rather than trusted. */
function storedEdit(id: string): UnsavedEdit | null {
  const stored = readStored(keyOf(id))
  if (!stored) return null
  const { revision, content } = Object(JSON.parse(stored))
  const parsed = ArticleContent.safeParse(content)
  return parsed.success && Number.isInteger(revision) ? { revision, content: parsed.data } : null
}

function conflictOf(error: unknown): ArticleConflict | null {
  if (!(error instanceof ProblemError) || error.code !== 'articles.changed_elsewhere') return null
  return ArticleConflict.safeParse(error.details).data ?? null
}
