import { useEditor } from '#operations/article-editor/editor-context.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'

export function AnchorNote() {
  const t = useText()
  const { state, slug } = useEditor().view.draft
  const address = `/faqs#${slug}`
  return (
    <p className='small'>
      <span className='soft'>{t('article_editor.anchor')}</span>{' '}
      {state === 'published' ? <TextLink to={address}>{address}</TextLink> : address}
    </p>
  )
}
