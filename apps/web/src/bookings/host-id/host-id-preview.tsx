import { useEffect, useState } from 'react'
import { callForFile } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './host-id.module.css'

type HostIdPreviewProps = {
  bookingId: string
  /** Called after a view has been added to the access log. */
  onViewed?: () => void | Promise<void>
}

/** Shown only on request, because every view is logged. */
export function HostIdPreview({ bookingId, onViewed }: HostIdPreviewProps) {
  const t = useText()
  const [address, setAddress] = useState<string>()
  const { isBusy, error, attempt } = useAttempt()

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])

  function showPreview() {
    attempt(async () => {
      const params = { id: bookingId }
      const picture = await callForFile('GET /bookings/:id/main-host-id/preview.jpg', { params })
      setAddress(URL.createObjectURL(picture))
      await onViewed?.()
    })
  }

  if (address)
    return <img src={address} alt={t('host_id.preview_alt')} className={styles.preview} />
  return (
    <>
      <TextButton icon='eye' aria-busy={isBusy} onClick={showPreview}>
        {t('host_id.preview')}
      </TextButton>
      <ActionError title={t('host_id.preview_failed')} error={error} />
    </>
  )
}
