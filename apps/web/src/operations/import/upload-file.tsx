import {
  type ImportDetails,
  type ImportKind,
  importColumns,
  importKinds,
  maxImportBytes,
} from '@marea/contract/operations/imports/imports.ts'
import { toCsv } from '@marea/contract/platform/table/csv.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Progress } from '#ui/chart/progress.tsx'
import { FileButton } from '#ui/form/file-button.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { PageAddress } from './page-address.tsx'

/** A file for each kind of things; the page of the import follows. */
export function UploadFile() {
  const t = useText()
  const navigate = useNavigate()
  const [waitsFor, setWaitsFor] = useState('')
  const { isBusy, error, attempt } = useAttempt()

  function add(label: string, read: () => Promise<ImportDetails>) {
    setWaitsFor(label)
    attempt(async () => {
      const { id } = await read()
      await navigate(`/admin/import/${id}`)
    })
  }

  function addFile(kind: ImportKind, file: File) {
    const body = { fileName: file.name.slice(0, 200) }
    const given = { params: { kind }, body, upload: { file } }
    const label = t('import.uploading', { file: file.name })
    add(label, async () => {
      if (file.size > maxImportBytes) throw tooLarge()
      return call('POST /admin/import-files/:kind', given)
    })
  }

  function addPage(address: string) {
    add(t('import.reading_page'), () => call('POST /admin/import-pages', { body: { address } }))
  }

  return (
    <Section title={t('import.add')}>
      {isBusy ? (
        <Progress label={waitsFor} />
      ) : (
        <>
          <Columns kind='many'>
            {importKinds.map((kind) => (
              <Kind key={kind} kind={kind} onChoose={(file) => addFile(kind, file)} />
            ))}
          </Columns>
          <PageAddress onRead={addPage} />
        </>
      )}
      <ActionError title={t('import.upload_failed')} error={error} />
    </Section>
  )
}

/** Said before a file of gigabytes is sent to a server that refuses it. */
function tooLarge(): ProblemError {
  const code = 'imports.too_large'
  return new ProblemError(413, { code, message: code, requestId: '' })
}

const csv = '.csv,.tsv,.txt,text/csv'
const accepted: Record<ImportKind, string> = {
  homes: `${csv},.html,.htm,.json,.jsonld,text/html,application/ld+json`,
  bookings: `${csv},.ics,text/calendar`,
  reviews: csv,
}

function Kind({ kind, onChoose }: { kind: ImportKind; onChoose: (file: File) => void }) {
  const t = useText()
  const template = () => toCsv([importColumns[kind].map(({ id }) => id)])
  return (
    <Stack gap={3}>
      <h3>{t(`import.kind.${kind}`)}</h3>
      <p className='soft'>{t(`import.kind.${kind}_about`)}</p>
      <FileButton
        icon='upload'
        label={t('import.choose_file')}
        accept={accepted[kind]}
        hint={`${t(`import.files.${kind}`)} ${t('import.file_hint')}`}
        onChoose={onChoose}
      />
      <TextButton
        icon='download'
        onClick={() => saveFile(`${kind}.csv`, new Blob([template()], { type: 'text/csv' }))}
      >
        {t('import.template')}
      </TextButton>
    </Stack>
  )
}
