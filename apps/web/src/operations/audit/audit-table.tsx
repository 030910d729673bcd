import type { RecordedAct } from '@marea/contract/operations/audit.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Table } from '#ui/text/table.tsx'
import styles from './audit.module.css'

export function AuditTable({ acts }: { acts: RecordedAct[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('audit.title')}
      hideCaption
      rows={acts}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'time',
          title: t('audit.column.time'),
          cell: ({ actedAt }) => <time dateTime={actedAt}>{time.localDateTime(actedAt)}</time>,
        },
        {
          id: 'who',
          title: t('audit.column.who'),
          cell: ({ admin }) => admin.name || t('audit.deleted_account'),
        },
        {
          id: 'what',
          title: t('audit.column.what'),
          isName: true,
          cell: (act) => <InWords act={act} />,
        },
        {
          id: 'subject',
          title: t('audit.column.subject'),
          cell: ({ subject, subjectName }) => (
            <span className={styles.subject}>{subjectName || subject}</span>
          ),
        },
      ]}
    />
  )
}

const moneyDetails = new Set(['amount', 'charge', 'refund'])

/** The sentence of the act with its details; what no sentence mentions follows as it was recorded. */
function InWords({ act: { act, details } }: { act: RecordedAct }) {
  const named = useNamedText()
  const language = useLanguage()
  const figure = (name: string, value: number) =>
    moneyDetails.has(name) ? formatMoney(value, language) : value
  const plain = named(`audit.${act}`)
  const params = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' ? figure(name, value) : String(value ?? ''),
    ]),
  )
  const others = Object.entries(params).filter(
    ([name, value]) => !plain.includes(`{{${name}}}`) && value !== '',
  )
  return (
    <>
      {named(`audit.${act}`, params)}
      {others.length > 0 && (
        <small className={styles.details}>
          {others.map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`).join(' · ')}
        </small>
      )}
    </>
  )
}
