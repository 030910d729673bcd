import type { AuditLog } from '@marea/contract/operations/audit.ts'
import { adminActs } from '@marea/contract/platform/admin-acts.ts'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'

export function AuditFilters({ admins }: { admins: AuditLog['admins'] }) {
  const t = useText()
  const named = useNamedText()
  const who = admins.map(({ id, name }) => ({ id, label: name || t('audit.deleted_account') }))
  const what = adminActs.map((id) => ({
    id,
    label: named(`audit.${id}`).replace(/:? ?\{\{\w+\}\}/g, ' …'),
  }))
  return (
    <FilterBar
      filters={[
        { kind: 'choice', name: 'admin', label: t('audit.filter.admin'), options: who },
        { kind: 'choice', name: 'act', label: t('audit.filter.act'), options: what },
        {
          kind: 'text',
          name: 'subject',
          label: t('audit.filter.subject'),
          hint: t('audit.filter.subject_hint'),
          maxLength: 120,
        },
        { kind: 'date', name: 'from', label: t('audit.filter.from') },
        { kind: 'date', name: 'to', label: t('audit.filter.to') },
      ]}
    />
  )
}
