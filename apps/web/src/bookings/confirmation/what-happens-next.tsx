import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { bookingLink } from '#bookings/stay-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { NextStep } from './next-steps.ts'
import styles from './what-happens-next.module.css'

type WhatHappensNextProps = { booking: Booking; steps: NextStep[]; now: number }

export function WhatHappensNext({ booking, steps, now }: WhatHappensNextProps) {
  const t = useText()
  const time = useTimeFormat()
  const today = dayIn(booking.timeZone, new Date(now))
  return (
    <Section
      title={t('confirmed.next')}
      size='heading'
      className={`measure ${styles.next}`}
      aria-label={t('confirmed.next')}
    >
      <ol className={styles.steps}>
        {steps.map(({ step, on, at }) => (
          <li key={step} data-step={step}>
            <p className={`serif ${styles.day}`}>
              {on === today ? t('refund.today') : time.day(on, 'short')}
            </p>
            <Heading level={3}>
              {t(`confirmed.next.${step}`, { time: time.timeIn(booking.timeZone, at) })}
            </Heading>
            <p className='soft small'>
              {t(`confirmed.next.${step}_description`, {
                time: time.timeIn(booking.timeZone, at),
                owner: booking.owner.firstName,
              })}
            </p>
          </li>
        ))}
      </ol>
      <Inline as='p' gap={5} className={`unprinted ${styles.end}`}>
        <LinkButton kind='quiet' to={bookingLink(booking)}>
          {t('confirmed.see')}
        </LinkButton>
        <ActionLink to='/'>{t('confirmed.home')}</ActionLink>
      </Inline>
    </Section>
  )
}
