import { languages, languageTable } from '@marea/contract/platform/language.ts'
import type { RowName } from '@marea/contract/suites/admin-jurisdictions.ts'
import type { ReactNode } from 'react'
import { type Read, RecordSheet } from '#operations/frame/record-sheet.tsx'
import { bindTyped, type TypedForm } from '#platform/form/bind-typed.ts'
import { applyEditedTexts } from '#platform/texts/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import type { NamedRow } from './read-rows.ts'

type RowSheetProps<Typed, Body> = {
  title: string
  /** The code of a row that exists stays. */
  isNew: boolean
  initial: Typed
  read: (typed: Typed) => Read<Body>
  save: (body: Body) => Promise<unknown>
  onClose: () => void
  onSaved: () => Promise<void>
  children: (form: TypedForm<Typed>) => ReactNode
}

/** The form of a row that has a code and a name in each language. */
export function RowSheet<Typed extends NamedRow, Body>(props: RowSheetProps<Typed, Body>) {
  const { isNew, save, children, ...sheet } = props
  const t = useText()

  async function saveAndApply(body: Body) {
    await save(body)
    await applyEditedTexts().catch(() => undefined)
  }

  return (
    <RecordSheet
      {...sheet}
      save={saveAndApply}
      labels={{
        save: t('tax_rules.save'),
        saved: t('tax_rules.saved'),
        failed: t('tax_rules.not_saved'),
      }}
    >
      {({ isAsked: _, ...form }) => (
        <>
          <NamedFields
            isNew={isNew}
            {...form}
            onChange={(named) => form.onChange({ ...form.typed, ...named })}
          />
          {children(form)}
        </>
      )}
    </RecordSheet>
  )
}

function NamedFields({ isNew, ...form }: TypedForm<NamedRow> & { isNew: boolean }) {
  const t = useText()
  return (
    <>
      {isNew && (
        <Field
          label={t('tax_rules.code')}
          {...bindTyped(form).text('code', t('tax_rules.wrong.code'))}
          maxLength={40}
          hint={t('tax_rules.code_hint')}
        />
      )}
      <NameFields
        field='name'
        names={form.typed.name}
        wrong={form.wrong}
        onChange={(name) => form.onChange({ ...form.typed, name })}
      />
    </>
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
