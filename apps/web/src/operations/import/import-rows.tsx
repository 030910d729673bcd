import {
  type ImportDetails,
  type ImportedRow,
  importColumns,
  rowFilters,
} from '@marea/contract/operations/imports/imports.ts'
import { useLocation } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import { Pagination } from '#ui/text/pagination.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import { DownloadProblems } from './download-problems.tsx'
import { columnLabel, problemText } from './import-texts.ts'
import { rowsAddress, rowsQuery } from './rows-query.ts'

export type Rows = { rows: ImportedRow[]; count: number; pages: number }

/** The cells by which a row is recognized. */
const shownColumns: Record<ImportDetails['kind'], readonly string[]> = {
  bookings: ['home', 'guestName', 'checkIn', 'checkOut', 'total'],
  homes: ['name', 'ownerEmail', 'neighborhood', 'nightlyAmount'],
  reviews: ['home', 'guestName', 'date', 'stars', 'source'],
}

export function ImportRows({ file, rows: { rows, pages } }: { file: ImportDetails; rows: Rows }) {
  const t = useText()
  const { search } = useLocation()
  const query = rowsQuery(search)
  const { wrong, kept } = file.counts
  return (
    <Section title={t('import.rows_title')} isRuled>
      <TabLinks
        label={t('import.rows_title')}
        links={rowFilters.map((show) => ({
          to: rowsAddress({ show, page: 1 }),
          label: t(`import.show.${show}`),
          ...(show === 'problems' ? { count: wrong + kept } : {}),
          isCurrent: show === query.show,
        }))}
      />
      <RowTable file={file} rows={rows} />
      {wrong > 0 && (
        <Inline>
          <DownloadProblems file={file} />
        </Inline>
      )}
      <Pagination
        page={query.page}
        count={pages}
        href={(page) => rowsAddress({ ...query, page })}
      />
    </Section>
  )
}

function RowTable({ file, rows }: { file: ImportDetails; rows: ImportedRow[] }) {
  const t = useText()
  const known = importColumns[file.kind].filter(
    ({ id }) =>
      shownColumns[file.kind].includes(id) && (file.mapping[id] !== undefined || file.shared[id]),
  )
  return (
    <Table
      caption={t('import.rows_title')}
      hideCaption
      rows={rows}
      empty={<p className='soft'>{t('import.no_problems')}</p>}
      rowId={({ number }) => String(number)}
      columns={[
        { id: 'number', title: t('import.number'), isName: true, cell: ({ number }) => number },
        ...known.map((column) => ({
          id: column.id,
          title: columnLabel(t, column),
          cell: ({ values }: ImportedRow) => values[column.id] ?? '',
        })),
        {
          id: 'problem',
          title: t('import.problem'),
          cell: (row) => <Outcome file={file} row={row} />,
        },
      ]}
    />
  )
}

function Outcome({ file, row }: { file: ImportDetails; row: ImportedRow }) {
  const t = useText()
  return (
    <>
      {row.problems.map((problem) => (
        <p key={`${problem.column} ${problem.code}`} className='bad'>
          {problemText(t, file.kind, problem)}
        </p>
      ))}
      {row.path && <TextLink to={row.path}>{t('import.open')}</TextLink>}
    </>
  )
}
