import {
  type ArticleTexts,
  articleGaps,
  articleLimits,
  isWritten,
  shownLanguage,
} from '@marea/contract/articles/content.ts'
import {
  defaultLanguage,
  type Language,
  languages,
  languageTable,
} from '@marea/contract/platform/language.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import styles from './editor.module.css'
import { useEditor } from './editor-context.ts'

/** Every language side by side; on phones one at a time, chosen above. */
export function LanguageColumns() {
  const t = useText()
  const { content } = useEditor().view
  const [chosen, setChosen] = useState<Language>(defaultLanguage)
  return (
    <Stack>
      <div className={styles.choice}>
        <PillChoice
          label={t('article_editor.languages')}
          name='language'
          options={languages.map((value) => ({
            value,
            label: isWritten(content, value)
              ? languageTable[value].name
              : `${languageTable[value].name}: ${t('article_editor.missing')}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <div className={styles.columns}>
        {languages.map((language) => (
          <LanguageColumn key={language} language={language} isChosen={language === chosen} />
        ))}
      </div>
    </Stack>
  )
}

function LanguageColumn({ language, isChosen }: { language: Language; isChosen: boolean }) {
  const t = useText()
  const { editor, view } = useEditor()
  const { content, draft } = view
  const isPost = draft.kind === 'post'
  const missing = articleGaps(draft.kind, content)
    .filter((gap) => gap.language === language)
    .map(({ field }) => field)

  function set(field: keyof ArticleTexts, value: string) {
    const text = field === 'body' ? value : value.replace(/\s*\n\s*/g, ' ')
    const texts = { ...content.texts[language], [field]: text }
    editor.change({ ...content, texts: { ...content.texts, [language]: texts } })
  }

  function propsOf(field: keyof ArticleTexts) {
    return {
      lang: language,
      maxLength: articleLimits[field],
      value: content.texts[language][field],
      aside: missing.includes(field) ? (
        <State tone='warn'>{t('article_editor.missing')}</State>
      ) : undefined,
      onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
    }
  }

  return (
    <FieldGroup
      title={languageTable[language].name}
      className={styles.column}
      data-chosen={isChosen || undefined}
    >
      <WhatReadersSee language={language} />
      <Field
        label={t(isPost ? 'article_editor.field.title' : 'article_editor.field.question')}
        {...propsOf('title')}
      />
      {isPost && (
        <TextArea label={t('article_editor.field.summary')} rows={2} {...propsOf('summary')} />
      )}
      <TextArea
        label={t(isPost ? 'article_editor.field.body' : 'article_editor.field.answer')}
        hint={t('article_editor.markup')}
        rows={isPost ? 18 : 8}
        {...propsOf('body')}
      />
      {content.coverKey !== null && (
        <Field label={t('article_editor.field.coverAlt')} {...propsOf('coverAlt')} />
      )}
    </FieldGroup>
  )
}

function WhatReadersSee({ language }: { language: Language }) {
  const t = useText()
  const nameOf = useLanguageName()
  const { content } = useEditor().view
  if (isWritten(content, language)) return null
  const shown = shownLanguage(content, language)
  return (
    <p className='warn small'>
      {shown === language
        ? t('article_editor.readers_nothing')
        : t('article_editor.readers_see', {
            missing: nameOf(language),
            shown: nameOf(shown),
          })}
    </p>
  )
}
