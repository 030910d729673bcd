import { Form, useLocation } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Field } from '#ui/form/field.tsx'
import { NativeSelect } from '#ui/form/native-select.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import styles from './filter-bar.module.css'

type Filter = {
  name: string
  label: string
  hint?: string
  maxLength?: number
} & ({ kind: 'text' | 'date' } | { kind: 'choice'; options: { id: string; label: string }[] })

type FilterBarProps = {
  filters: Filter[]
  /** Other parameters of the URL that stay when filters are applied. */
  keeps?: string[]
}

/** Filters live in the URL, so that a filtered list can be reloaded and sent to a colleague. */
export function FilterBar({ filters, keeps = [] }: FilterBarProps) {
  const t = useText()
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const isFiltered = filters.some(({ name }) => params.get(name))
  const cleared = Object.fromEntries([...filters, { name: 'page' }].map(({ name }) => [name, null]))
  return (
    <Form method='get' role='search' className={styles.filters} key={search}>
      {keeps.map((name) => {
        const value = params.get(name)
        return value && <input key={name} type='hidden' name={name} value={value} />
      })}
      {filters.map((filter) => (
        <Input key={filter.name} filter={filter} value={params.get(filter.name) ?? ''} />
      ))}
      <div className={styles.apply}>
        <Button type='submit' kind='quiet'>
          {t('ui.apply_filters')}
        </Button>
        {isFiltered && (
          <ActionLink to={changeSearch(search, cleared)}>{t('ui.clear_filters')}</ActionLink>
        )}
      </div>
    </Form>
  )
}

function Input({ filter, value }: { filter: Filter; value: string }) {
  const t = useText()
  const { name, label, hint, maxLength = 100 } = filter
  if (filter.kind === 'choice') {
    return (
      <NativeSelect label={label} name={name} defaultValue={value}>
        <option value=''>{t('ui.any')}</option>
        {filter.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    )
  }
  if (filter.kind === 'date') {
    return <Field label={label} hint={hint} name={name} type='date' defaultValue={value} />
  }
  return (
    <Field
      label={label}
      hint={hint}
      name={name}
      type='search'
      maxLength={maxLength}
      defaultValue={value}
    />
  )
}
