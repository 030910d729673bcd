import type { RecordedAct } from '@marea/contract/operations/audit.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Table } from '#ui/table/table.tsx'
import { ActInWords } from './act-in-words.tsx'
import { ActSubject } from './act-subject.tsx'

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
          cell: (act) => <ActInWords act={act} />,
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
