import type { OwnTrip } from '@marea/contract/bookings/trip.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { CopyButton } from './copy-button.tsx'

type TripShareProps = { trip: OwnTrip; onChange: () => Promise<void> }

export function TripShare({ trip: { id, secret }, onChange }: TripShareProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()
  const params = { id }

  function create() {
    attempt(async () => {
      await call('PUT /bookings/:id/trip/sharing', { params })
      await onChange()
    })
  }

  function stop() {
    attempt(async () => {
      await call('DELETE /bookings/:id/trip/sharing', { params })
      await onChange()
      toast.success(t('trip.share_stopped'))
    })
  }

  return (
    <Section title={t('trip.share')} size='heading' aria-label={t('trip.share')}>
      <p className='soft'>{t('trip.share_description')}</p>
      {secret === null ? (
        <Inline>
          <Button kind='quiet' busy={isBusy} onClick={create}>
            {t('trip.share_create')}
          </Button>
        </Inline>
      ) : (
        <SharedLink
          url={`${location.origin}/shared-trip/${secret}`}
          isBusy={isBusy}
          onStop={stop}
        />
      )}
      <ActionError title={t('trip.share_failed')} error={error} />
    </Section>
  )
}

type SharedLinkProps = { url: string; isBusy: boolean; onStop: () => void }

function SharedLink({ url, isBusy, onStop }: SharedLinkProps) {
  const t = useText()
  return (
    <>
      <dl>
        <dt className='small soft'>{t('trip.share_link')}</dt>
        <dd translate='no'>{url}</dd>
      </dl>
      <Inline gap={5}>
        <CopyButton text={url} label={t('trip.share_copy')} />
        <TextButton icon='close' aria-busy={isBusy} disabled={isBusy} onClick={onStop}>
          {t('trip.share_stop')}
        </TextButton>
      </Inline>
    </>
  )
}
