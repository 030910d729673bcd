import {
  type ImportKind,
  importColumns,
  importKinds,
} from '@marea/contract/operations/imports/imports.ts'
import { toCsv } from '@marea/contract/platform/table/csv.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
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

/** A file for each kind of things; the page of the import follows. */
export function UploadFile() {
  const t = useText()
  const navigate = useNavigate()
  const [fileName, setFileName] = useState('')
  const { isBusy, error, attempt } = useAttempt()

  function add(kind: ImportKind, file: File) {
    setFileName(file.name)
    attempt(async () => {
      const given = {
        params: { kind },
        body: { fileName: file.name.slice(0, 200) },
        upload: { file },
      }
      const { id } = await call('POST /admin/import-files/:kind', given)
      await navigate(`/admin/import/${id}`)
    })
  }

  return (
    <Section title={t('import.add')}>
      {isBusy ? (
        <Progress label={t('import.uploading', { file: fileName })} />
      ) : (
        <Columns>
          {importKinds.map((kind) => (
            <Kind key={kind} kind={kind} onChoose={(file) => add(kind, file)} />
          ))}
        </Columns>
      )}
      <ActionError title={t('import.upload_failed')} error={error} />
    </Section>
  )
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
        accept='.csv,.tsv,.txt,text/csv'
        hint={t('import.file_hint')}
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
