import { bookingLink } from '#bookings/stay-link.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import type { ExtraNight } from './load-extra-nights.ts'

/** Available nights right before and after the stay; the change itself is confirmed in the booking. */
export function ExtraNights({ id, nights }: { id: string; nights: readonly ExtraNight[] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  if (nights.length === 0) return null
  return (
    <Section title={t('trip.extra')} size='heading' aria-label={t('trip.extra')}>
      <Stack as='ul' gap={5}>
        {nights.map(({ side, checkIn, checkOut, charge }) => (
          <Stack as='li' gap={3} key={side}>
            <p>
              {t(`trip.extra.${side}`, {
                day: time.day(side === 'before' ? checkIn : checkOut, 'longWeekday'),
              })}
            </p>
            <Inline>
              <LinkButton
                kind='quiet'
                to={`${bookingLink({ id })}&open=change&checkIn=${checkIn}&checkOut=${checkOut}`}
              >
                {t('trip.extra_add', { amount: formatMoney(charge, language) })}
              </LinkButton>
            </Inline>
          </Stack>
        ))}
      </Stack>
      <p className='soft small'>{t('trip.extra_note')}</p>
    </Section>
  )
}
