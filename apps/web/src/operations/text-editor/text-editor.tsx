import { inBraces } from '@marea/contract/locale/placeholders.ts'
import type { TextHistory } from '@marea/contract/locale/text-editor.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Section } from '#ui/page/section.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { TextHistoryList } from './text-history.tsx'
import { TranslationForm } from './translation-form.tsx'

type TextEditorProps = { text: TextHistory; onChanged: () => Promise<void> }

export function TextEditor({ text, onChanged }: TextEditorProps) {
  const t = useText()
  const [given, setGiven] = useState<{ language: string; text: string; times: number }>()
  return (
    <>
      <Heading level={2}>{text.key}</Heading>
      {text.placeholders.length > 0 && (
        <p className='soft small'>
          {t('text_editor.uses', { placeholders: text.placeholders.map(inBraces).join(' ') })}
        </p>
      )}
      {languages.map((language) => (
        <TranslationForm
          // A version taken from the history remounts the form with its text.
          key={`${language} ${given?.language === language ? given.times : 0}`}
          text={text}
          language={language}
          begin={given?.language === language ? given.text : undefined}
          onChanged={onChanged}
        />
      ))}
      <Section level={3} size='plain' title={t('text_editor.history')}>
        <TextHistoryList
          text={text}
          onUse={(version) =>
            setGiven((before) => ({ ...version, times: (before?.times ?? 0) + 1 }))
          }
        />
      </Section>
    </>
  )
}
