import type { RequestedExport } from '@marea/contract/operations/exports.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatFileSize } from '#ui/format/format-file-size.ts'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'

export function PastExports({ exports }: { exports: RequestedExport[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('export.past')} isRuled>
      <Table
        caption={t('export.past')}
        hideCaption
        rows={exports}
        empty={<p>{t('export.none')}</p>}
        rowId={({ id }) => String(id)}
        columns={[
          {
            id: 'when',
            title: t('export.when'),
            isName: true,
            cell: ({ requestedAt: at }) => <time dateTime={at}>{time.localDateTime(at)}</time>,
          },
          {
            id: 'who',
            title: t('export.who'),
            cell: ({ requestedBy }) => requestedBy || t('audit.deleted_account'),
          },
          { id: 'reason', title: t('export.reason'), cell: ({ reason }) => reason },
          { id: 'state', title: t('export.state'), cell: (row) => <Download {...row} /> },
        ]}
      />
    </Section>
  )
}

function Download({ startedAt, bytes }: RequestedExport) {
  const t = useText()
  const language = useLanguage()
  if (bytes !== null) {
    const size = formatFileSize(bytes, language)
    return <State tone='good'>{t('export.state.finished', { size })}</State>
  }
  return startedAt ? (
    <State tone='warn'>{t('export.state.started')}</State>
  ) : (
    <State tone='plain'>{t('export.state.requested')}</State>
  )
}
