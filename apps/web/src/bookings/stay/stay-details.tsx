import type { ReactNode } from 'react'
import { BalanceNotice } from '#bookings/balance/balance-notice.tsx'
import { countdown } from '#bookings/countdown.ts'
import { HostId } from '#bookings/host-id/host-id.tsx'
import { tripLink } from '#bookings/stay-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Card } from '#ui/card.tsx'
import { EstimateNote } from '#ui/format/estimate.tsx'
import { Column, Columns } from '#ui/page/columns.tsx'
import { Section } from '#ui/page/section.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Comments } from './comments.tsx'
import { Facts } from './facts.tsx'
import { isAhead } from './is-ahead.ts'
import type { LoadedStay } from './load-stay.ts'
import { Refunds } from './refunds.tsx'
import styles from './stay.module.css'
import { StayActions } from './stay-actions.tsx'
import { StayFrame } from './stay-frame.tsx'
import { useFullFacts } from './use-full-facts.tsx'

type StayDetailsProps = {
  stay: LoadedStay
  price: ReactNode
  /** A review after the stay, or alternatives to a canceled one. */
  after: ReactNode
  onChange: () => Promise<void>
}

export function StayDetails({ stay, price, after, onChange }: StayDetailsProps) {
  const t = useText()
  const { booking, curve, hostId, now, today } = stay
  const { status } = booking
  const title =
    status === 'confirmed' ? countdown(booking, today, t) : t(`bookings.status.${status}`)
  const full = useFullFacts()
  return (
    <>
      <StayFrame booking={booking} title={title} level={1} isLarge>
        {status === 'confirmed' && (
          <p>
            <State tone='good'>{t('bookings.status.confirmed')}</State>
          </p>
        )}
        <Facts facts={full(booking, { withCurrency: true })} />
        <StayActions
          booking={booking}
          primary={
            booking.arrival && (
              <LinkButton small to={tripLink(booking)}>
                {t('trip.open')}
              </LinkButton>
            )
          }
        />
      </StayFrame>
      <Columns shares={[7, 5]} className={styles.grid}>
        <Column className={styles.parts}>
          <BalanceNotice booking={booking} />
          {booking.isDisputed && (
            <Notice tone='info' title={t('bookings.disputed')}>
              {t('bookings.disputed_note')}
            </Notice>
          )}
          {after}
          {curve && <Refunds booking={booking} curve={curve} now={now} />}
          {status === 'confirmed' && <Comments booking={booking} onChange={onChange} />}
          {hostId && <MainHostId booking={booking} part={hostId} onChange={onChange} />}
        </Column>
        <Card as='aside' kind='price' isSticky aria-label={t('bookings.price')}>
          <Heading level={2}>{t('bookings.price')}</Heading>
          {price}
          {isAhead(booking) && <EstimateNote />}
        </Card>
      </Columns>
    </>
  )
}

type MainHostIdProps = {
  booking: LoadedStay['booking']
  part: NonNullable<LoadedStay['hostId']>
  onChange: () => Promise<void>
}

function MainHostId({ booking, part, onChange }: MainHostIdProps) {
  const t = useText()
  const canGive = booking.can.includes('identify')
  if (!canGive && part.value && !part.value.hostId) return null
  return (
    <Section
      id='main-host-id'
      title={t('host_id.title')}
      size='heading'
      aria-label={t('host_id.title')}
    >
      {canGive && <p className='soft'>{t('host_id.description')}</p>}
      <HostId bookingId={booking.id} part={part} canUpload={canGive} onChange={onChange} />
    </Section>
  )
}
