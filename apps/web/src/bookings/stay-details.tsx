import type { ReactNode } from 'react'
import { useText } from '#platform/texts.tsx'
import { State } from '#ui/badge.tsx'
import { Heading } from '#ui/heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import listStyles from './booking-list.module.css'
import { Comments } from './comments.tsx'
import { countdown } from './countdown.ts'
import { Facts } from './facts.tsx'
import { HostId } from './host-id.tsx'
import type { StayRead } from './read-stay.ts'
import { Refunds } from './refunds.tsx'
import styles from './stay.module.css'
import { StayActs } from './stay-acts.tsx'
import { StayFrame } from './stay-frame.tsx'
import { useFullFacts } from './use-full-facts.tsx'

type StayDetailsProps = {
  stay: StayRead
  /** The price line by line, and what was paid and given back. */
  price: ReactNode
  /** What comes after the stay, or instead of it. */
  after: ReactNode
  onChange: () => Promise<void>
}

export function StayDetails({ stay, price, after, onChange }: StayDetailsProps) {
  const t = useText()
  const { booking, curve, hostId, now, today } = stay
  const { status } = booking
  const canGive = booking.can.includes('identify')
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
        <Facts facts={full(booking)} />
        <div className={listStyles.acts}>
          <StayActs booking={booking} />
        </div>
      </StayFrame>
      <div className={styles.grid}>
        <div className={styles.parts}>
          {after}
          {curve && <Refunds booking={booking} curve={curve} now={now} />}
          {status === 'confirmed' && <Comments booking={booking} onChange={onChange} />}
          {hostId && (canGive || !hostId.value || hostId.value.hostId) && (
            <section id='main-host-id' className={styles.part} aria-label={t('host_id.title')}>
              <Heading level={2}>{t('host_id.title')}</Heading>
              {canGive && <p className='soft'>{t('host_id.says')}</p>}
              <HostId bookingId={booking.id} part={hostId} canGive={canGive} onChange={onChange} />
            </section>
          )}
        </div>
        <aside className={styles.side} aria-label={t('bookings.price')}>
          <Heading level={2}>{t('bookings.price')}</Heading>
          {price}
        </aside>
      </div>
    </>
  )
}
