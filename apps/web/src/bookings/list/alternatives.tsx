import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { Children, type ReactNode } from 'react'
import styles from '#bookings/stay/stay.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { Section } from '#ui/page/section.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'

/** Shown when the owner canceled: everything was refunded, and these homes are available. */
export function Alternatives({ booking, children }: { booking: Booking; children: ReactNode }) {
  const t = useText()
  if (booking.status !== 'cancelled') return null
  return (
    <Section aria-label={t('bookings.alternatives')}>
      <Notice tone='warn' title={t('bookings.cancelled_by_owner')}>
        {t('bookings.cancelled_by_owner_description')}
      </Notice>
      {Children.count(children) > 0 && (
        <>
          <Heading level={2}>{t('bookings.alternatives')}</Heading>
          <div className={styles.others}>{children}</div>
        </>
      )}
    </Section>
  )
}
