import { type Language, languageTable, nextLanguage } from '@marea/contract/platform/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Notice } from '#ui/state/notice.tsx'

type PreviewBarProps = { language: Language; editor: string }

/** Says that this is a preview, in which language, and leads to the other one and back. */
export function PreviewBar({ language, editor }: PreviewBarProps) {
  const t = useText()
  const other = nextLanguage(language)
  return (
    <Notice
      icon='eye'
      title={t('article_preview.note', { language: languageTable[language].name })}
      actions={
        <>
          <LinkButton to={`?language=${other}`} kind='quiet' small replace>
            {t('article_preview.switch', { language: languageTable[other].name })}
          </LinkButton>
          <LinkButton to={editor} kind='quiet' small>
            {t('article_preview.back')}
          </LinkButton>
        </>
      }
    />
  )
}
