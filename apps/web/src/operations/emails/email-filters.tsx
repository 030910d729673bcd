import { emailKinds } from '@marea/contract/operations/email-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { useEmailKind } from './use-email-kind.ts'

export function EmailFilterForm() {
  const t = useText()
  const language = useLanguage()
  const nameOf = useEmailKind()
  const kinds = emailKinds
    .map((each) => ({ id: each, label: nameOf(each) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <FilterBar
      keeps={['state']}
      filters={[
        { kind: 'text', name: 'find', label: t('emails.find') },
        { kind: 'choice', name: 'kind', label: t('emails.kind'), options: kinds },
        { kind: 'date', name: 'from', label: t('emails.from') },
        { kind: 'date', name: 'until', label: t('emails.until') },
      ]}
    />
  )
}
