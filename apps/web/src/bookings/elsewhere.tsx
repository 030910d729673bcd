import type { Booking } from '@marea/contract/bookings.ts'
import { Children, type ReactNode } from 'react'
import { useText } from '#platform/texts.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './stay.module.css'

/** When it was not the guest who cancelled: all of it came back, and these homes are free. */
export function Elsewhere({ booking, children }: { booking: Booking; children: ReactNode }) {
  const t = useText()
  if (booking.status !== 'cancelled') return null
  return (
    <section className={styles.part} aria-label={t('bookings.elsewhere')}>
      <Notice tone='warn' title={t('bookings.cancelled_by_owner')}>
        {t('bookings.cancelled_by_owner_says')}
      </Notice>
      {Children.count(children) > 0 && (
        <>
          <Heading level={2}>{t('bookings.elsewhere')}</Heading>
          <div className={styles.others}>{children}</div>
        </>
      )}
    </section>
  )
}
