import type { MessagePhoto } from '@marea/contract/messaging/photos.ts'
import { useEffect, useState } from 'react'
import { callForFile } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './reports.module.css'

/** Loads only on request, because it may be disturbing. */
export function ReportedPhoto({ report: id, photo }: { report: string; photo: MessagePhoto }) {
  const t = useText()
  const [url, setUrl] = useState<string | null>(null)
  const { isBusy, error, attempt } = useAttempt()

  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
  }, [url])

  function load() {
    attempt(async () => {
      const params = { id, photo: photo.id }
      const file = await callForFile('GET /admin/message-reports/:id/photos/:photo', { params })
      setUrl(URL.createObjectURL(file))
    })
  }

  if (url) {
    return (
      <img src={url} alt={t('message_reports.photo')} className={styles.photo} {...sizeOf(photo)} />
    )
  }
  return (
    <>
      <TextButton icon='image' aria-busy={isBusy} onClick={load}>
        {t('message_reports.show_photo')}
      </TextButton>
      <ActionError title={t('messaging.photo_failed')} error={error} />
    </>
  )
}

function sizeOf({ width, height }: MessagePhoto) {
  return { width, height }
}
