import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { ReactNode } from 'react'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LedgerTable } from '#statements/reports/figure/ledger-sheet.tsx'
import { Column, Columns } from '#ui/page/columns.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingMessages } from './booking-messages.tsx'
import { BookingPayouts } from './booking-payouts.tsx'
import { BookingPrice } from './booking-price.tsx'
import { GuestFacts } from './guest-facts.tsx'
import { Part } from './part.tsx'
import { ReviewIdLink } from './review-id-link.tsx'

type BookingViewProps = {
  booking: HostedBooking
  /** The document of the main host, for the owner alone. */
  hostId: ReactNode
}

export function BookingView({ booking, hostId }: BookingViewProps) {
  const t = useText()
  const { ledger, payout, mainHostId, conversation } = booking
  return (
    <Columns>
      <Column>
        <BookingPrice booking={booking} />
        {payout && <BookingPayouts booking={booking} payout={payout} />}
        {ledger && ledger.postings.length > 0 && (
          <Stack gap={3}>
            <LedgerTable postings={ledger.postings} />
            <p className='soft small'>{t('reports.sheet.fixed')}</p>
          </Stack>
        )}
      </Column>
      <Column>
        <GuestFacts booking={booking} />
        {mainHostId && (
          <Part id='main-host-id' title={t('host_id.title')}>
            {mainHostId === 'missing' && <p>{t('hosted_booking.id_missing')}</p>}
            {hostId}
            <ReviewIdLink booking={booking} />
          </Part>
        )}
        {conversation && <BookingMessages booking={booking} conversation={conversation} />}
        <BookingHistory history={booking.history} />
      </Column>
    </Columns>
  )
}

const tones = { confirmed: 'info', completed: 'good', cancelled: 'bad' } as const

export function BookingFacts({ booking }: { booking: HostedBooking }) {
  const t = useText()
  const words = useGuestCountWords()
  const language = useLanguage()
  const { reference, status, checkIn, checkOut, nights } = booking
  return (
    <>
      <p>{t('hosted_booking.title', { reference })}</p>
      <Inline>
        {(status === 'confirmed' || status === 'completed' || status === 'cancelled') && (
          <State tone={tones[status]}>{t(`hosted_booking.state.${status}`)}</State>
        )}
        <span>{formatDayRange(checkIn, checkOut, language, 'shortWeekday')}</span>
        <span className='soft'>
          {t('hosted_booking.nights', { count: nights })}, {words(booking)}
        </span>
      </Inline>
    </>
  )
}
