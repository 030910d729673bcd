import type { Templates } from '@marea/contract/messaging/automatic-messages.ts'
import { placeholders, writePlaceholder } from '@marea/contract/messaging/placeholders.ts'
import { type Language, languages, languageTable } from '@marea/contract/platform/language.ts'
import { useRef } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { TextArea } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { State } from '#ui/text/badge.tsx'
import { isWithoutText, templateError } from './template-errors.ts'
import styles from './templates.module.css'

type TemplateFieldsProps = {
  texts: Templates
  onChange: (texts: Templates) => void
  isRequired: boolean
}

export function TemplateFields({ texts, onChange, isRequired }: TemplateFieldsProps) {
  return (
    <Columns kind='many'>
      {languages.map((language) => (
        <TemplateField
          key={language}
          language={language}
          texts={texts}
          isRequired={isRequired}
          onChange={(text) => onChange({ ...texts, [language]: text })}
        />
      ))}
    </Columns>
  )
}

type TemplateFieldProps = {
  language: Language
  texts: Templates
  isRequired: boolean
  onChange: (text: string) => void
}

function TemplateField({ language, texts, isRequired, onChange }: TemplateFieldProps) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const text = texts[language]
  const nameOf = useLanguageName()
  const other = languages.find((each) => each !== language && texts[each].trim() !== '')
  const isMissing = text.trim() === '' && other !== undefined
  const isEmpty = isRequired && isWithoutText(texts)
  const error = isEmpty ? t('problem.messaging.template_empty') : templateError(text, t)

  /** Inserts at the last cursor position and moves the cursor behind the inserted text. */
  function insert(written: string) {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      field.current ?? {}
    onChange(text.slice(0, from) + written + text.slice(to))
    const end = from + written.length
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(end, end)
    })
  }

  return (
    <div>
      <TextArea
        ref={field}
        lang={language}
        rows={6}
        label={<span lang={language}>{languageTable[language].name}</span>}
        aside={isMissing && <State tone='warn'>{t('templates.untranslated')}</State>}
        hint={isMissing && t('templates.untranslated_description', { language: nameOf(other) })}
        error={error}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <MenuButton
        className={styles.insert}
        label={t('templates.insert_into', { language: nameOf(language) })}
        entries={placeholders.map((placeholder) => ({
          id: placeholder,
          label: t(`templates.placeholder.${placeholder}`),
          onSelect: () => insert(writePlaceholder(placeholder, language)),
        }))}
      >
        <Icon name='plus' small />
        {t('templates.insert')}
      </MenuButton>
    </div>
  )
}
