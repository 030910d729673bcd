import type { ReactNode } from 'react'
import { callForFile } from '#platform/api/api.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type File = { month: string; format: 'pdf' | 'csv' }

type DownloadButtonProps = File & {
  kind?: 'primary' | 'quiet'
  small?: boolean
  children: ReactNode
}

export function DownloadButton({ month, format, kind, small, children }: DownloadButtonProps) {
  const t = useText()
  const { isBusy, error, save } = useStatementFile({ month, format })
  return (
    <>
      <Button icon='download' kind={kind} small={small} busy={isBusy} onClick={save}>
        {children}
      </Button>
      <ActionError title={t('statements.download_failed')} error={error} />
    </>
  )
}

export function DownloadIcon({ month, format, label }: File & { label: string }) {
  const { isBusy, save } = useStatementFile({ month, format })
  return <IconButton icon='download' small label={label} aria-busy={isBusy} onClick={save} />
}

function useStatementFile({ month, format }: File) {
  const language = useLanguage()
  const { isBusy, error, attempt } = useAttempt()
  const given = { params: { month }, query: { language } }

  function save() {
    attempt(async () => {
      const file =
        format === 'pdf'
          ? await callForFile('GET /owner/statements/:month/statement.pdf', given)
          : await callForFile('GET /owner/statements/:month/statement.csv', given)
      saveFile(`marea-statement-${month}.${format}`, file)
    })
  }

  return { isBusy, error, save }
}
