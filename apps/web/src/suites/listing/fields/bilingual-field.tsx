import { type Language, languages, languageTable } from '@marea/contract/platform/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import styles from '#suites/listing/sections/sections.module.css'
import { TextArea } from '#ui/form/field.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { State } from '#ui/text/badge.tsx'

type Texts = Record<Language, string>

type BilingualFieldProps = {
  label: string
  hint?: string
  texts: Texts
  onChange: (texts: Texts) => void
  maxLength: number
  isLong?: boolean
  /** An optional text counts as missing only if another language has it. */
  isOptional?: boolean
}

/** The same text in every language, with a mark where one is missing. */
export function BilingualField(props: BilingualFieldProps) {
  const { label, hint, texts, onChange, maxLength, isLong, isOptional } = props
  const t = useText()
  const isWanted = !isOptional || languages.some((language) => texts[language].trim() !== '')

  /** Replaces pasted line breaks, because a short text is one line. */
  function set(language: Language, text: string) {
    onChange({ ...texts, [language]: isLong ? text : text.replace(/\s*\n\s*/g, ' ') })
  }

  return (
    <FieldGroup title={label} className={styles.pair}>
      <FieldRow>
        {languages.map((language) => {
          const isMissing = isWanted && texts[language].trim() === ''
          const field = {
            label: (
              <>
                <span className='hidden-label'>{label}, </span>
                {languageTable[language].name}
              </>
            ),
            aside: isMissing ? <State tone='warn'>{t('listing.text_missing')}</State> : undefined,
            lang: language,
            maxLength,
            value: texts[language],
            hint,
          }
          return (
            <TextArea
              key={language}
              {...field}
              rows={isLong ? 5 : 1}
              onChange={({ target }) => set(language, target.value)}
            />
          )
        })}
      </FieldRow>
    </FieldGroup>
  )
}
