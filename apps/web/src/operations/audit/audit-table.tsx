import type { RecordedAct } from '@marea/contract/operations/audit.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Table } from '#ui/text/table.tsx'
import { ActSubject } from './act-subject.tsx'
import { wordsOfAct } from './act-words.ts'
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
          cell: (act) => <ActSubject act={act} />,
        },
      ]}
    />
  )
}

/** The sentence of the act; what it does not mention follows as labels and values. */
function InWords({ act }: { act: RecordedAct }) {
  const named = useNamedText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { sentence, details } = wordsOfAct(act, {
    language,
    named,
    day: (date) => time.day(date, 'medium'),
    time: time.localDateTime,
  })
  return (
    <div>
      {sentence}
      {details.length > 0 && (
        <small className={styles.details}>
          {details.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        </small>
      )}
    </div>
  )
}
