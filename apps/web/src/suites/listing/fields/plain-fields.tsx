import type { Field, Fields } from '@marea/contract/platform/fields/fields.ts'
import type { PhraseKey } from '@marea/contract/platform/translate.ts'
import { listingFields } from '@marea/contract/suites/listing-fields.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import styles from '#suites/listing/sections/sections.module.css'
import { FieldRow } from '#ui/form/form.tsx'
import { FieldControl } from './field-control.tsx'
import { fieldLabel } from './field-names.ts'

type PlainFieldsProps = {
  section: keyof typeof listingFields
  /** The table's fields, unless other fields change their limits. */
  fields?: Fields<PhraseKey>
  /** Fields that the section renders itself. */
  except?: readonly string[]
  errors?: Readonly<Record<string, string | undefined>>
  /** Shown between the short fields and the texts. */
  children?: ReactNode
}

type Row = [name: string, field: Field<PhraseKey>]

export function PlainFields(props: PlainFieldsProps) {
  const { section, except = [], errors = {}, children } = props
  const fields: Fields<PhraseKey> = props.fields ?? listingFields[section]
  const t = useText()
  const { listing } = useEditor()
  const { content, change } = useSection(section)
  const values: Readonly<Record<string, unknown>> = content
  const rows = Object.entries(fields).filter(
    ([name, { seenOn }]) => !except.includes(name) && (seenOn !== 'stay' || listing.canSeeAccess),
  )
  const short = rows.filter(([, { kind }]) => kind !== 'texts')

  function control([name, field]: Row) {
    return (
      <FieldControl
        key={name}
        field={field}
        label={fieldLabel(name, t)}
        {...(field.hint && { hint: t(field.hint) })}
        value={values[name]}
        error={errors[name]}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }

  return (
    <>
      {short.length > 0 && (
        <FieldRow className={styles.form}>
          {inLines(short).map((line) =>
            line.some(isWide) ? (
              <div key={line[0]?.[0]} className={styles.all}>
                {line.map(control)}
              </div>
            ) : (
              line.map(control)
            ),
          )}
        </FieldRow>
      )}
      {children}
      {rows.filter(([, { kind }]) => kind === 'texts').map(control)}
    </>
  )
}

const maxNarrow = 100

function isWide([, field]: Row): boolean {
  return field.kind === 'switch' || (field.kind === 'line' && field.max > maxNarrow)
}

/** Groups consecutive switches. */
function inLines(rows: readonly Row[]): Row[][] {
  const lines: Row[][] = []
  for (const row of rows) {
    const last = lines.at(-1)
    if (row[1].kind === 'switch' && last?.[0]?.[1].kind === 'switch') last.push(row)
    else lines.push([row])
  }
  return lines
}
