import { type Language, nextLanguage } from '@marea/contract/platform/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Notice } from '#ui/state/notice.tsx'

type PreviewBarProps = { language: Language; editor: string }

export function PreviewBar({ language, editor }: PreviewBarProps) {
  const t = useText()
  const nameOf = useLanguageName()
  const other = nextLanguage(language)
  return (
    <Notice
      icon='eye'
      title={t('article_preview.note', { language: nameOf(language) })}
      actions={
        <>
          <LinkButton to={`?language=${other}`} kind='quiet' small replace>
            {t('article_preview.switch', { language: nameOf(other) })}
          </LinkButton>
          <LinkButton to={editor} kind='quiet' small>
            {t('article_preview.back')}
          </LinkButton>
        </>
      }
    />
  )
}
