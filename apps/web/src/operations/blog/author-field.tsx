import { articleLimits } from '@marea/contract/articles/content.ts'
import { useEditor } from '#operations/article-editor/editor-context.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'

export function AuthorField() {
  const t = useText()
  const { editor, view } = useEditor()
  return (
    <Field
      label={t('article_editor.author')}
      hint={t('article_editor.author_hint')}
      value={view.content.author}
      maxLength={articleLimits.author}
      onChange={({ target }) => editor.change({ ...view.content, author: target.value })}
    />
  )
}
