import type { TextHistory } from '@marea/contract/locale/text-editor.ts'
import { type Language, languages, languageTable } from '@marea/contract/platform/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'

type TextHistoryListProps = {
  text: TextHistory
  onUse: (version: { language: Language; text: string }) => void
}

export function TextHistoryList({ text, onUse }: TextHistoryListProps) {
  const t = useText()
  const time = useTimeFormat()
  const { versions, originals, translations } = text
  const edited = languages.filter((language) => translations[language].isEdited)
  return (
    <RowList isDense none={t('text_editor.history_none')}>
      {versions.map(({ id, language, text, by, publishedAt }) => (
        <Version
          key={id}
          language={language}
          text={text}
          note={t('text_editor.version_by', { name: by, time: time.localDateTime(publishedAt) })}
          onUse={onUse}
        />
      ))}
      {edited.map((language) => (
        <Version
          key={language}
          language={language}
          text={originals[language] ?? ''}
          note={t('text_editor.original')}
          onUse={onUse}
        />
      ))}
    </RowList>
  )
}

type VersionProps = {
  language: Language
  text: string
  note: string
  onUse: TextHistoryListProps['onUse']
}

function Version({ language, text, note, onUse }: VersionProps) {
  const t = useText()
  return (
    <Row>
      <p lang={language}>{text}</p>
      <p className='soft small'>{[languageTable[language].name, note].join(' · ')}</p>
      <TextButton onClick={() => onUse({ language, text })}>
        {t('text_editor.use_version')}
      </TextButton>
    </Row>
  )
}
