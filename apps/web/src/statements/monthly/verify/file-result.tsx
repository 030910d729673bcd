import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { DownloadButton } from '#statements/monthly/download-button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { useMoment } from './use-moment.ts'
import { ChooseFile, type useVerifyFile } from './verify-file.tsx'

type FileResultProps = { check: ReturnType<typeof useVerifyFile> }

export function FileResult({ check: { found, isBusy, error, verify } }: FileResultProps) {
  const t = useText()
  const time = useTimeFormat()
  const moment = useMoment()
  if (error !== null) return <ActionError title={t('statements.file_failed')} error={error} />
  if (found === null) return null
  const again = (
    <ChooseFile label={t('statements.verify_another')} isBusy={isBusy} onChoose={verify} />
  )
  if (found === 'unreadable') {
    return <Bad title={t('statements.file_unreadable')} actions={again} />
  }
  const month = found.month === null ? '' : time.day(`${found.month}-01`, 'month')
  if (found.outcome === 'match') {
    return (
      <Notice tone='good' title={t('statements.file_match', { month })} isAnnounced>
        {t('statements.file_match_detail', {
          sealed: moment(found.sealedAt ?? ''),
          checked: moment(found.checkedAt),
        })}
      </Notice>
    )
  }
  if (found.outcome === 'unknown' || found.month === null) {
    return (
      <Bad title={t('statements.file_unknown')} actions={again}>
        {t('statements.file_unknown_detail')}
      </Bad>
    )
  }
  const original = (
    <DownloadButton month={found.month} format='pdf' small>
      {t('statements.download_original')}
    </DownloadButton>
  )
  return (
    <Bad
      title={t('statements.file_mismatch', { month })}
      actions={
        <>
          {original}
          {again}
        </>
      }
    >
      {t('statements.file_mismatch_detail')}
    </Bad>
  )
}

type BadProps = { title: string; actions: ReactNode; children?: ReactNode }

function Bad({ title, actions, children }: BadProps) {
  return (
    <Notice tone='bad' title={title} actions={actions} isAnnounced>
      {children}
    </Notice>
  )
}
