import type { RecordedAct } from '@marea/contract/operations/audit.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Table } from '#ui/table/table.tsx'
import { ActInWords } from './act-in-words.tsx'
import { ActSubject } from './act-subject.tsx'

type AuditTableProps = { acts: RecordedAct[]; tools: ReactNode }

/** The server writes the file, which has all acts of the filters. */
export function AuditTable({ acts, tools }: AuditTableProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('audit.title')}
      hideCaption
      rows={acts}
      empty={<p>{t('audit.none')}</p>}
      tools={tools}
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
