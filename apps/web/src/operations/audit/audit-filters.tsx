import { adminActs } from '@marea/contract/operations/admin-acts.ts'
import type { AuditLog } from '@marea/contract/operations/audit.ts'
import { Form, useLocation } from 'react-router'
import { FilterChoice } from '#operations/desk/filter-choice.tsx'
import styles from '#operations/desk/filters.module.css'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Field } from '#ui/form/field.tsx'
import { auditQuery } from './audit-query.ts'

/** Filters live in the address, so that a filtered log can be sent to a colleague. */
export function AuditFilters({ admins }: { admins: AuditLog['admins'] }) {
  const t = useText()
  const named = useNamedText()
  const { search } = useLocation()
  const { admin = '', act = '', subject = '', from = '', to = '' } = auditQuery(search)
  return (
    <Form method='get' className={styles.filters}>
      <FilterChoice
        name='admin'
        label={t('audit.filter.admin')}
        any={t('audit.filter.any')}
        value={admin}
      >
        {admins.map(({ id, name }) => (
          <option key={id} value={id}>
            {name || t('audit.deleted_account')}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        name='act'
        label={t('audit.filter.act')}
        any={t('audit.filter.any')}
        value={act}
      >
        {adminActs.map((each) => (
          <option key={each} value={each}>
            {named(`audit.${each}`).replace(/:? ?\{\{\w+\}\}/g, ' …')}
          </option>
        ))}
      </FilterChoice>
      <Field
        name='subject'
        label={t('audit.filter.subject')}
        hint={t('audit.filter.subject_hint')}
        defaultValue={subject}
        maxLength={120}
      />
      <Field name='from' type='date' label={t('audit.filter.from')} defaultValue={from} />
      <Field name='to' type='date' label={t('audit.filter.to')} defaultValue={to} />
      <div className={styles.apply}>
        <Button type='submit' small>
          {t('audit.filter.apply')}
        </Button>
        {search && <ActionLink to='/admin/audit'>{t('audit.filter.clear')}</ActionLink>}
      </div>
    </Form>
  )
}
