import { bookingLink } from '#bookings/stay/stay-link.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Heading } from '#ui/text/heading.tsx'
import type { ExtraNight } from './load-extra-nights.ts'
import styles from './trip.module.css'

/** Available nights right before and after the stay; the change itself is confirmed in the booking. */
export function ExtraNights({ id, nights }: { id: string; nights: readonly ExtraNight[] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  if (nights.length === 0) return null
  return (
    <section className={styles.part} aria-label={t('trip.extra')}>
      <Heading level={2}>{t('trip.extra')}</Heading>
      <ul className={styles.extra}>
        {nights.map(({ side, checkIn, checkOut, charge }) => (
          <li key={side}>
            <p>
              {t(`trip.extra.${side}`, {
                day: time.day(side === 'before' ? checkIn : checkOut, 'longWeekday'),
              })}
            </p>
            <LinkButton
              kind='quiet'
              to={`${bookingLink({ id })}&open=change&checkIn=${checkIn}&checkOut=${checkOut}`}
            >
              {t('trip.extra_add', { amount: formatMoney(charge, language) })}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className='soft small'>{t('trip.extra_note')}</p>
    </section>
  )
}
