import { useSearchParams } from 'react-router'
import { HostId } from '#bookings/host-id/host-id.tsx'
import { confirmationPath } from '#bookings/payment/use-pay.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Columns } from '#ui/page/columns.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './confirmation.module.css'
import type { OwnStay } from './load-own-stay.ts'

type HostIdNeededProps = { status: 'missing' | 'rejected'; uploadPath: string }

/** Asks for the main host's ID until one is uploaded, and again after a rejection. */
export function HostIdNeeded({ status, uploadPath }: HostIdNeededProps) {
  const t = useText()
  return (
    <Columns
      as='section'
      shares={[7, 5]}
      isCentered
      className={`measure unprinted ${styles.needed}`}
      aria-label={t('host_id.title')}
    >
      <Stack gap={3}>
        <p>
          <State tone='warn'>{t('confirmed.id_needed')}</State>
        </p>
        <Heading level={2}>{t(`confirmed.id_${status}`)}</Heading>
        <p>{t('confirmed.id_description')}</p>
      </Stack>
      <Stack gap={3}>
        <Inline>
          <LinkButton to={uploadPath} isOverlay>
            {t('confirmed.id_add')}
          </LinkButton>
        </Inline>
        <p className='tiny soft'>
          <Icon name='lock' small className={styles.lock} />
          {t('confirmed.id_privacy')}
        </p>
      </Stack>
    </Columns>
  )
}

type HostIdSheetProps = { stay: OwnStay; onChange: () => Promise<void> }

/** The upload, opened by its URL; afterwards it shows what was received. */
export function HostIdSheet({ stay: { booking, hostId }, onChange }: HostIdSheetProps) {
  const t = useText()
  const [search] = useSearchParams()
  const close = useCloseTo(confirmationPath(booking.id))
  if (search.get('open') !== 'id' || !hostId) return null
  return (
    <Sheet title={t('host_id.title')} isOpen onClose={close}>
      <SheetBody>
        <p className='soft'>{t('host_id.description')}</p>
        <HostId
          bookingId={booking.id}
          part={hostId}
          canUpload={booking.can.includes('identify')}
          onChange={onChange}
        />
      </SheetBody>
    </Sheet>
  )
}
