import type { FileVerification } from '@marea/contract/statements/monthly/statement.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { FileButton } from '#ui/form/file-button.tsx'
import { readStatementFile } from './read-statement-file.ts'

/** Compares a file of the reader with what was issued; only its digest is sent. */
export function useVerifyFile() {
  const [found, setFound] = useState<FileVerification | 'unreadable' | null>(null)
  const { isBusy, error, attempt } = useAttempt()

  function verify(file: File) {
    setFound(null)
    attempt(async () => {
      const read = await readStatementFile(file)
      setFound(
        read ? await call('POST /owner/statement-files', { body: read, query: {} }) : 'unreadable',
      )
    })
  }

  return { found, isBusy, error, verify }
}

type ChooseFileProps = { label: string; isBusy: boolean; onChoose: (file: File) => void }

export function ChooseFile({ label, isBusy, onChoose }: ChooseFileProps) {
  const t = useText()
  return (
    <FileButton
      icon='seal'
      label={isBusy ? t('statements.verifying') : label}
      accept='.pdf,.csv,application/pdf,text/csv'
      onChoose={(file) => {
        if (!isBusy) onChoose(file)
      }}
    />
  )
}
