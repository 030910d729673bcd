import type { ImportColumn } from '@marea/contract/operations/imports/import-column.ts'
import {
  type DateOrder,
  dateOrders,
  type ImportDetails,
  importColumns,
} from '@marea/contract/operations/imports/imports.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { FieldRow, Form } from '#ui/form/form.tsx'
import { NativeSelect } from '#ui/form/native-select.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { DiscardFile } from './discard-file.tsx'
import styles from './import.module.css'
import { columnLabel } from './import-texts.ts'
import { SharedValues } from './shared-values.tsx'

/** The field of each column of the file, empty for those that are left out. */
type Fields = readonly string[]

export function MatchColumns({ file }: { file: ImportDetails }) {
  const t = useText()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [fields, setFields] = useState(() => fieldsOf(file))
  const [shared, setShared] = useState(file.shared)
  const [dateOrder, setDateOrder] = useState(file.dateOrder)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const free = importColumns[file.kind].filter(({ id }) => !fields.includes(id))
  const sharable = free.filter(({ isShared }) => isShared)
  const given = Object.fromEntries(
    sharable.flatMap(({ id }) => (shared[id]?.trim() ? [[id, shared[id].trim()]] : [])),
  )
  const missing = free.filter(({ id, isRequired }) => isRequired && !given[id])

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (missing.length > 0) return
    attempt(async () => {
      const body = { mapping: mappingOf(fields), shared: given, dateOrder }
      await call('POST /admin/imports/:id/check', { params: { id: file.id }, body })
      await navigate(`/admin/import/${file.id}`, { replace: true })
      await revalidate()
    })
  }

  return (
    <Section title={t('import.columns')} lead={t('import.columns_hint')}>
      <Form kind='page' isBusy={isBusy} onSubmit={check} onInput={clearError}>
        <FieldRow className={styles.fields}>
          {file.columns.map((column, at) => (
            <ColumnField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have nothing but their place
              key={at}
              {...{ file, column, at }}
              field={fields[at] ?? ''}
              onChange={(field) => setFields(choose(fields, at, field))}
            />
          ))}
        </FieldRow>
        <SharedValues columns={sharable} values={shared} onChange={setShared} />
        {importColumns[file.kind].some(({ isDay }) => isDay) && (
          <DateOrderField value={dateOrder} onChange={setDateOrder} />
        )}
        <Missing columns={missing} />
        <ActionError title={t('import.check_failed')} error={error} />
        <Inline isSpread>
          <Button type='submit' busy={isBusy} disabled={missing.length > 0}>
            {t('import.check')}
          </Button>
          <DiscardFile id={file.id} />
        </Inline>
      </Form>
    </Section>
  )
}

function Missing({ columns }: { columns: readonly ImportColumn[] }) {
  const t = useText()
  if (columns.length === 0) return null
  const fields = columns.map((column) => columnLabel(t, column)).join(', ')
  return (
    <p className='bad' role='status'>
      {t('import.still_missing', { fields })}
    </p>
  )
}

type DateOrderFieldProps = {
  value: DateOrder | null
  onChange: (order: DateOrder | null) => void
}

function DateOrderField({ value, onChange }: DateOrderFieldProps) {
  const t = useText()
  return (
    <NativeSelect
      label={t('import.date_order')}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(dateOrders.find((order) => order === target.value) ?? null)
      }
    >
      <option value=''>{t('import.date_order.detect')}</option>
      {dateOrders.map((order) => (
        <option key={order} value={order}>
          {t(`import.date_order.${order}`)}
        </option>
      ))}
    </NativeSelect>
  )
}

type ColumnFieldProps = {
  file: ImportDetails
  column: ImportDetails['columns'][number]
  at: number
  field: string
  onChange: (field: string) => void
}

function ColumnField({ file, column, at, field, onChange }: ColumnFieldProps) {
  const t = useText()
  return (
    <Stack gap={1}>
      <NativeSelect
        label={column.name || t('import.column_number', { number: at + 1 })}
        value={field}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value=''>{t('import.leave_out')}</option>
        {importColumns[file.kind].map((each) => {
          const label = columnLabel(t, each)
          return (
            <option key={each.id} value={each.id}>
              {each.isRequired ? t('import.required', { field: label }) : label}
            </option>
          )
        })}
      </NativeSelect>
      <p className='soft small'>{column.values.join(', ').slice(0, 80)}</p>
    </Stack>
  )
}

function fieldsOf({ columns, mapping }: ImportDetails): Fields {
  const byPlace = new Map(Object.entries(mapping).map(([id, at]) => [at, id]))
  return columns.map((_, at) => byPlace.get(at) ?? '')
}

function mappingOf(fields: Fields): Record<string, number> {
  return Object.fromEntries(fields.flatMap((id, at) => (id ? [[id, at]] : [])))
}

/** A field that another column had is taken from it. */
function choose(fields: Fields, at: number, chosen: string): Fields {
  return fields.map((field, place) => {
    if (place === at) return chosen
    return field === chosen ? '' : field
  })
}
