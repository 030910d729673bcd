import type { ReactNode } from 'react'
import { BalanceNotice } from '#bookings/balance/balance-notice.tsx'
import { HostId } from '#bookings/host-id/host-id.tsx'
import listStyles from '#bookings/list/booking-list.module.css'
import { countdown } from '#bookings/list/countdown.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { EstimateNote } from '#ui/format/estimate.tsx'
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
import { tripLink } from './stay-link.ts'
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
      <p className={styles.back}>
        <TextLink to='/my-bookings'>{t('bookings.title')}</TextLink>
      </p>
      <StayFrame booking={booking} title={title} level={1} isLarge>
        {status === 'confirmed' && (
          <p>
            <State tone='good'>{t('bookings.status.confirmed')}</State>
          </p>
        )}
        <Facts facts={full(booking, { withCurrency: true })} />
        <div className={listStyles.actions}>
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
        </div>
      </StayFrame>
      <div className={styles.grid}>
        <div className={styles.parts}>
          <BalanceNotice booking={booking} />
          {after}
          {curve && <Refunds booking={booking} curve={curve} now={now} />}
          {status === 'confirmed' && <Comments booking={booking} onChange={onChange} />}
          {hostId && <MainHostId booking={booking} part={hostId} onChange={onChange} />}
        </div>
        <aside className={styles.side} aria-label={t('bookings.price')}>
          <Heading level={2}>{t('bookings.price')}</Heading>
          {price}
          {isAhead(booking) && <EstimateNote />}
        </aside>
      </div>
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
    <section id='main-host-id' className={styles.part} aria-label={t('host_id.title')}>
      <Heading level={2}>{t('host_id.title')}</Heading>
      {canGive && <p className='soft'>{t('host_id.description')}</p>}
      <HostId bookingId={booking.id} part={part} canUpload={canGive} onChange={onChange} />
    </section>
  )
}
