import { inBraces, requiredPlaceholders } from '@marea/contract/locale/placeholders.ts'
import type { TextHistory, Translation } from '@marea/contract/locale/text-editor.ts'
import { type Language, languageTable } from '@marea/contract/platform/language.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { type Say, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type TranslationFormProps = {
  text: TextHistory
  language: Language
  begin: string | undefined
  onChanged: () => Promise<void>
}

export function TranslationForm({ text, language, begin, onChanged }: TranslationFormProps) {
  const t = useText()
  const shown = text.translations[language]
  const saved = shown.draft?.text ?? shown.text ?? ''
  const [value, setValue] = useState(begin ?? saved)
  const { isBusy, error, change, clearError } = useChange(onChanged)
  const params = { key: text.key }
  const { name } = languageTable[language]

  function save(event: FormEvent) {
    event.preventDefault()
    const body = { language, text: value }
    change(t('text_editor.saved'), () => call('PUT /admin/texts/:key/draft', { params, body }))
  }

  function discard() {
    change(t('text_editor.discarded'), async () => {
      await call('DELETE /admin/texts/:key/draft', { params, query: { language } })
      setValue(shown.text ?? '')
    })
  }

  function confirm() {
    const given = { params, body: { language } }
    change(t('text_editor.reviewed'), () => call('POST /admin/texts/:key/review', given))
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={save} onInput={clearError}>
      <TextArea
        label={name}
        lang={language}
        value={value}
        maxLength={4000}
        onChange={({ target }) => setValue(target.value)}
        error={findFault(t, value, text.placeholders)}
        hint={useNote(shown)}
      />
      <ActionError title={t('text_editor.not_saved')} error={error} />
      <Inline gap={2}>
        <Button type='submit' kind='quiet' small busy={isBusy} disabled={value.trim() === saved}>
          <Named act={t('text_editor.save')} name={name} />
        </Button>
        {shown.draft && (
          <TextButton onClick={discard}>
            <Named act={t('text_editor.discard')} name={name} />
          </TextButton>
        )}
        {shown.isOutdated && !shown.draft && (
          <TextButton onClick={confirm}>{t('text_editor.still_fits')}</TextButton>
        )}
      </Inline>
    </Form>
  )
}

function useChange(onChanged: () => Promise<void>) {
  const { attempt, ...state } = useAttempt()

  function change(done: string, act: () => Promise<unknown>) {
    attempt(async () => {
      await act()
      toast.success(done)
      await onChanged()
    })
  }

  return { ...state, change }
}

/** Adds the language to the button's label for screen readers. */
function Named({ act, name }: { act: string; name: string }) {
  return (
    <>
      {act}
      <span className='hidden-label'> {name}</span>
    </>
  )
}

function useNote({ draft, isEdited }: Translation): string | undefined {
  const t = useText()
  const time = useTimeFormat()
  if (draft) {
    return t('text_editor.draft_by', { name: draft.by, time: time.localDateTime(draft.writtenAt) })
  }
  return isEdited ? t('text_editor.edited') : undefined
}

/** It can be saved as a draft anyway; only publishing needs the placeholders. */
function findFault(t: Say, value: string, placeholders: string[]): string | undefined {
  const used = requiredPlaceholders(value)
  const missing = placeholders.filter((name) => !used.includes(name))
  if (missing.length > 0 && value) {
    return t('text_editor.add', { names: missing.map(inBraces).join(', ') })
  }
  const unknown = used.filter((name) => !placeholders.includes(name))
  if (unknown.length === 0) return undefined
  return t('text_editor.remove', { names: unknown.map(inBraces).join(', ') })
}
