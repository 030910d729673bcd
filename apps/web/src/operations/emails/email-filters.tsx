import { emailKinds } from '@marea/contract/operations/email-kinds.ts'
import { Form } from 'react-router'
import { FilterChoice } from '#operations/desk/filter-choice.tsx'
import styles from '#operations/desk/filters.module.css'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Field } from '#ui/form/field.tsx'
import type { EmailFilters } from './email-query.ts'
import { useEmailKind } from './use-email-kind.ts'

/** Filters live in the address, so that a filtered log can be sent to a colleague. */
export function EmailFilterForm({ filters }: { filters: EmailFilters }) {
  const t = useText()
  const language = useLanguage()
  const nameOf = useEmailKind()
  const { find = '', state, kind = '', from = '', until = '' } = filters
  const isFiltered = [find, kind, from, until].some((each) => each !== '')
  const kinds = emailKinds
    .map((each) => ({ id: each, name: nameOf(each) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
  return (
    <Form method='get' role='search' className={styles.filters}>
      {state && <input type='hidden' name='state' value={state} />}
      <Field
        label={t('emails.find')}
        name='find'
        type='search'
        maxLength={100}
        defaultValue={find}
      />
      <FilterChoice name='kind' label={t('emails.kind')} any={t('emails.any_kind')} value={kind}>
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterChoice>
      <Field name='from' type='date' label={t('emails.from')} defaultValue={from} />
      <Field name='until' type='date' label={t('emails.until')} defaultValue={until} />
      <div className={styles.apply}>
        <Button type='submit' small>
          {t('emails.apply')}
        </Button>
        {isFiltered && <ActionLink to='/admin/emails'>{t('emails.clear')}</ActionLink>}
      </div>
    </Form>
  )
}
