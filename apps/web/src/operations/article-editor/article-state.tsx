import type { EditedArticle } from '@marea/contract/articles/editor.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { State } from '#ui/text/badge.tsx'

const tones = { draft: 'plain', scheduled: 'info', published: 'good', unpublished: 'warn' } as const

type ArticleStateProps = { article: Pick<EditedArticle, 'state' | 'hasChanges'> }

export function ArticleState({ article: { state, hasChanges } }: ArticleStateProps) {
  const t = useText()
  return (
    <>
      <State tone={tones[state]}>{t(`article_state.${state}`)}</State>
      {hasChanges && <State tone='info'>{t('article_state.changes')}</State>}
    </>
  )
}

export function MissingLanguages({ article: { missing } }: { article: EditedArticle }) {
  const t = useText()
  const nameOf = useLanguageName()
  return missing.map((language) => (
    <State key={language} tone='warn'>
      {t('admin_blog.missing', { language: nameOf(language) })}
    </State>
  ))
}
