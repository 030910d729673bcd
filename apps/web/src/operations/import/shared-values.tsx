import type { ImportColumn } from '@marea/contract/operations/imports/import-column.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import styles from './import.module.css'
import { columnLabel } from './import-texts.ts'

type SharedValuesProps = {
  columns: readonly ImportColumn[]
  values: Readonly<Record<string, string>>
  onChange: (values: Record<string, string>) => void
}

/** What the file does not say because it is the same in every row. */
export function SharedValues({ columns, values, onChange }: SharedValuesProps) {
  const t = useText()
  if (columns.length === 0) return null
  return (
    <FieldGroup title={t('import.shared')} isRuled>
      <p className='soft small'>{t('import.shared_hint')}</p>
      <FieldRow className={styles.fields}>
        {columns.map((column) => {
          const label = columnLabel(t, column)
          return (
            <Field
              key={column.id}
              label={column.isRequired ? t('import.required', { field: label }) : label}
              maxLength={200}
              value={values[column.id] ?? ''}
              onChange={({ target }) => onChange({ ...values, [column.id]: target.value })}
            />
          )
        })}
      </FieldRow>
    </FieldGroup>
  )
}
