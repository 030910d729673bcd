import { languages, languageTable } from '@marea/contract/platform/language.ts'
import type { RowName } from '@marea/contract/suites/admin-jurisdictions.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { applyEditedTexts } from '#platform/texts/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import type { NamedRow, Read } from './read-rows.ts'

export type FieldsProps<Typed> = {
  typed: Typed
  wrong: ReadonlySet<string>
  onChange: (typed: Typed) => void
}

type RowSheetProps<Typed, Body> = {
  title: string
  /** The code of a row that exists stays. */
  isNew: boolean
  initial: Typed
  read: (typed: Typed) => Read<Body>
  save: (body: Body) => Promise<unknown>
  onClose: () => void
  onSaved: () => Promise<void>
  children: (fields: FieldsProps<Typed>) => ReactNode
}

/** The form of a row that has a code and a name in each language. */
export function RowSheet<Typed extends NamedRow, Body>(props: RowSheetProps<Typed, Body>) {
  return (
    <Sheet isOpen onClose={props.onClose} title={props.title}>
      <RowForm {...props} />
    </Sheet>
  )
}

const none: ReadonlySet<string> = new Set()

function RowForm<Typed extends NamedRow, Body>(props: RowSheetProps<Typed, Body>) {
  const { isNew, initial, read, save, onClose, onSaved, children } = props
  const t = useText()
  const [typed, setTyped] = useState(initial)
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { body, wrong } = read(typed)
  const fields = { typed, wrong: isAsked ? wrong : none, onChange: setTyped }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await save(body)
      await applyEditedTexts().catch(() => undefined)
      toast.success(t('tax_rules.saved'))
      onClose()
      await onSaved()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      {isNew && (
        <Field
          label={t('tax_rules.code')}
          name='code'
          autoComplete='off'
          maxLength={40}
          value={typed.code}
          onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          hint={t('tax_rules.code_hint')}
          error={fields.wrong.has('code') ? t('tax_rules.wrong.code') : undefined}
        />
      )}
      <NameFields
        field='name'
        names={typed.name}
        wrong={fields.wrong}
        onChange={(name) => setTyped({ ...typed, name })}
      />
      {children(fields)}
      <FormFooter>
        {error !== null && <ActionError title={t('tax_rules.not_saved')} error={error} />}
        <Button type='submit' wide busy={isBusy}>
          {t('tax_rules.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type NameFieldsProps = {
  field: 'name' | 'form'
  names: RowName
  wrong: ReadonlySet<string>
  onChange: (names: RowName) => void
}

export function NameFields({ field, names, wrong, onChange }: NameFieldsProps) {
  const t = useText()
  return languages.map((language) => (
    <Field
      key={language}
      label={t(`tax_rules.${field}_in`, { language: languageTable[language].name })}
      name={`${field}_${language}`}
      lang={language}
      autoComplete='off'
      maxLength={80}
      value={names[language]}
      onChange={({ target }) => onChange({ ...names, [language]: target.value })}
      error={wrong.has(`${field}_${language}`) ? t('tax_rules.wrong.name') : undefined}
    />
  ))
}
