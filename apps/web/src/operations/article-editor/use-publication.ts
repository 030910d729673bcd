import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from './editor-context.ts'

/**
 * Acts on the saved draft: unsaved edits are sent first, and nothing happens if they cannot be
 * saved.
 */
export function usePublication() {
  const t = useText()
  const { editor } = useEditor()
  const { isBusy, error, attempt } = useAttempt()

  function change(done: string, act: () => Promise<ArticleDraft>): Promise<void> {
    return attempt(async () => {
      await editor.flush()
      if (editor.read().phase !== 'saved') return
      editor.replace(await act())
      toast.success(done)
    })
  }

  /** With a day and time of the company's clock it is scheduled, otherwise published at once. */
  function publish(at: string | null): Promise<void> {
    const done = t(at === null ? 'article_publish.published' : 'article_publish.scheduled')
    return change(done, () => {
      const { id, revision } = editor.read().draft
      const given = { params: { id }, body: { revision, at } }
      return call('POST /admin/articles/:id/publication', given)
    })
  }

  return { isBusy, error, change, publish }
}
