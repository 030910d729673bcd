import type { ImportSummary, RowCounts } from '@marea/contract/operations/imports/imports.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'

const tones: Record<ImportSummary['state'], Tone> = {
  uploaded: 'warn',
  checking: 'info',
  checked: 'warn',
  running: 'info',
  finished: 'good',
  undoing: 'info',
  undone: 'plain',
}

export function PastImports({ imports }: { imports: ImportSummary[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('import.past')} isRuled>
      <Table
        caption={t('import.past')}
        hideCaption
        rows={imports}
        empty={<p>{t('import.none')}</p>}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'file',
            title: t('import.file'),
            isName: true,
            cell: ({ id, kind, fileName, counts }) => (
              <TwoLines
                second={`${t(`import.kind.${kind}`)}, ${t('import.rows', { count: allOf(counts) })}`}
              >
                <TextLink to={`/admin/import/${id}`}>{fileName || t('import.unnamed')}</TextLink>
              </TwoLines>
            ),
          },
          {
            id: 'when',
            title: t('import.when'),
            cell: ({ uploadedAt: at }) => <time dateTime={at}>{time.localDateTime(at)}</time>,
          },
          {
            id: 'who',
            title: t('import.who'),
            cell: ({ uploadedBy }) => uploadedBy || t('audit.deleted_account'),
          },
          {
            id: 'state',
            title: t('import.state'),
            cell: ({ state }) => <State tone={tones[state]}>{t(`import.state.${state}`)}</State>,
          },
        ]}
      />
    </Section>
  )
}

export function allOf(counts: RowCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
