import type { BookingCard } from '@marea/contract/bookings.ts'
import type { ReactNode } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { callForFile } from '#platform/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { useText } from '#platform/texts.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Refused } from '#ui/refused.tsx'
import { ActLink, TextButton } from '#ui/text-link.tsx'
import { bookingLink } from './stay-link.ts'

type StayActsProps = { booking: BookingCard; receipt: ReactNode }

/** What can be done with a stay now; what cannot is not shown. */
export function StayActs({ booking, receipt }: StayActsProps) {
  const t = useText()
  const { can } = booking
  const open = (what: string) => `${bookingLink(booking)}&open=${what}`
  return (
    <>
      {can.includes('pay') && (
        <LinkButton to={`/checkout/${booking.id}`}>{t('bookings.finish')}</LinkButton>
      )}
      {can.includes('receive') && receipt}
      {can.includes('cancel') && <CalendarFile booking={booking} />}
      {can.includes('receive') && (
        <ActLink icon='message' to={`/chat?booking=${booking.id}`}>
          {t('bookings.message')}
        </ActLink>
      )}
      {can.includes('change') && (
        <ActLink icon='edit' to={open('change')} preventScrollReset>
          {t('bookings.change')}
        </ActLink>
      )}
      {can.includes('cancel') && (
        <ActLink icon='refund' to={open('cancel')} preventScrollReset>
          {t('bookings.cancel')}
        </ActLink>
      )}
    </>
  )
}

function CalendarFile({ booking: { id, reference } }: Pick<StayActsProps, 'booking'>) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function save() {
    attempt(async () => {
      saveFile(
        `${reference}.ics`,
        await callForFile('GET /bookings/:id/stay.ics', { params: { id } }),
      )
    })
  }

  return (
    <>
      <TextButton icon='calendar' aria-busy={isBusy} onClick={save}>
        {t('bookings.calendar')}
      </TextButton>
      {error !== null && <Refused title={t('bookings.no_file')} error={error} />}
    </>
  )
}
