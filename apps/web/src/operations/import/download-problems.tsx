import { type ImportDetails, importColumns } from '@marea/contract/operations/imports/imports.ts'
import { toCsv } from '@marea/contract/platform/table/csv.ts'
import { call } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type Say, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { problemText } from './import-texts.ts'

/** The rows to correct, under our names of columns and with what is wrong, so that the file can be imported again. */
export function DownloadProblems({ file }: { file: ImportDetails }) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()
  const download = () =>
    attempt(async () => {
      const text = toCsv(await problemRows(file, t))
      saveFile(
        `${file.kind}-${t('import.show.problems')}.csv`,
        new Blob([text], { type: 'text/csv' }),
      )
    })
  return (
    <>
      <Button kind='quiet' busy={isBusy} onClick={download}>
        {t('import.download_problems')}
      </Button>
      <ActionError title={t('import.load_failed')} error={error} />
    </>
  )
}

async function problemRows(file: ImportDetails, t: Say): Promise<string[][]> {
  const { id, kind, mapping, shared } = file
  const columns = importColumns[kind]
    .map((column) => column.id)
    .filter((id) => mapping[id] !== undefined || shared[id])
  const rows = [[...columns, t('import.problem')]]
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { show: 'problems', page } as const
    const part = await call('GET /admin/imports/:id/rows', { params: { id }, query })
    pages = part.pages
    for (const { values, problems } of part.rows) {
      const said = problems.map((problem) => problemText(t, kind, problem)).join(' ')
      rows.push([...columns.map((column) => values[column] ?? ''), said])
    }
  }
  return rows
}
