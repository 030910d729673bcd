import type { HostIdToReview } from '@marea/contract/bookings/host-id-review.ts'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callForFile } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './ids.module.css'

const hidesAfterMs = 120_000
const quarter = 90

type DocumentViewProps = { review: HostIdToReview; onShown: () => void }

/**
 * The watermarked picture, for two minutes; each view is logged. It is only ever in this page's
 * memory, and the page offers no way to save it.
 */
export function DocumentView({ review: { bookingId, guest }, onShown }: DocumentViewProps) {
  const t = useText()
  const picture = usePicture(bookingId, onShown)
  const [turn, setTurn] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  return (
    <figure>
      <Stack>
        <div className={styles.stage} data-zoomed={isZoomed || undefined}>
          {picture.address ? (
            <img
              src={picture.address}
              alt={t('admin_ids.picture', { name: guest })}
              draggable={false}
              style={{ rotate: `${turn}deg` }}
              onContextMenu={(event) => event.preventDefault()}
            />
          ) : (
            <Cover {...picture} />
          )}
        </div>
        <ActionError title={t('admin_ids.view_failed')} error={picture.error} />
        {picture.address && (
          <Inline gap={2}>
            <Button small kind='quiet' aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)}>
              {t('admin_ids.zoom')}
            </Button>
            <Button small kind='quiet' onClick={() => setTurn(turn + quarter)}>
              {t('admin_ids.rotate')}
            </Button>
            <Button small kind='quiet' onClick={picture.hide}>
              {t('admin_ids.hide')}
            </Button>
            <span className='tiny soft'>{t('admin_ids.hides')}</span>
          </Inline>
        )}
      </Stack>
    </figure>
  )
}

function usePicture(bookingId: string, onShown: () => void) {
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [address, setAddress] = useState<string>()
  const [wasShown, setShown] = useState(false)

  useEffect(() => {
    if (!address) return
    const timer = setTimeout(() => setAddress(undefined), hidesAfterMs)
    return () => {
      clearTimeout(timer)
      URL.revokeObjectURL(address)
    }
  }, [address])

  function show() {
    attempt(async () => {
      const params = { id: bookingId }
      const picture = await callForFile('GET /bookings/:id/main-host-id/preview.jpg', { params })
      setAddress(URL.createObjectURL(picture))
      setShown(true)
      onShown()
      await revalidate()
    })
  }

  return { address, wasShown, isBusy, error, show, hide: () => setAddress(undefined) }
}

function Cover({ wasShown, isBusy, show }: ReturnType<typeof usePicture>) {
  const t = useText()
  return (
    <EmptyState
      title={t(wasShown ? 'admin_ids.hidden' : 'admin_ids.not_shown')}
      actions={
        <Button kind='quiet' busy={isBusy} onClick={show}>
          {t(wasShown ? 'admin_ids.view_again' : 'admin_ids.view')}
        </Button>
      }
    >
      {t('admin_ids.view_note')}
    </EmptyState>
  )
}
