import type { RecordedAct } from '@marea/contract/operations/audit.ts'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { withShortIds } from './account-request.ts'
import { readable } from './act-words.ts'
import styles from './audit.module.css'

export function ActSubject({ act: { subject, subjectName, subjectPath } }: { act: RecordedAct }) {
  const text = useSubjectText(subject, subjectName)
  return (
    <span className={styles.subject}>
      {subjectPath ? <TextLink to={subjectPath}>{text}</TextLink> : text}
    </span>
  )
}

function useSubjectText(subject: string, name: string | null): string {
  const t = useText()
  const named = useNamedText()
  const [kind = '', ...rest] = subject.split(':')
  const id = rest.join(':')
  if (kind === 'user') return name || t('audit.deleted_account')
  const label = knownText(`audit.subject.${kind}`) ?? readable(kind)
  return `${label} ${name ?? knownText(nameKey(kind, id)) ?? withShortIds(id)}`

  function knownText(key: string): string | undefined {
    const text = named(key)
    return text === key ? undefined : text
  }
}

/** The text that names a setting elsewhere in the console. */
function nameKey(kind: string, id: string): string {
  if (kind === 'fee') return `fees.name.${id}`
  if (kind === 'jurisdiction') return `listing.city.${id}`
  if (kind === 'license') return `license.${id}`
  if (kind === 'limit') return `admin_approvals.kind.${id}`
  if (kind === 'queue') return `console.queue.${id}`
  if (kind === 'switch') return `switches.name.${id}`
  if (kind === 'tax') return `price.tax_${id}`
  if (kind === 'tax_return') return `taxes.return.${id}`
  return id
}
