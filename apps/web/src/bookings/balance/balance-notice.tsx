import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { cardName } from '@marea/contract/payments/card-name.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'

export function BalanceNotice({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const { rest, payment } = booking
  if (!rest) return null
  const isRunning = payment?.status === 'started' || payment?.status === 'processing'
  const params = {
    amount: formatMoney(rest.amount.amount, language),
    card: cardName(rest.card, t('card.unknown')),
  }
  const on = (day: string) => ({ ...params, day: formatDay(day, language, 'long') })
  return (
    <Section id='rest' title={t('rest.title')} size='heading' aria-label={t('rest.title')}>
      {isRunning && <p role='status'>{t('rest.processing', params)}</p>}
      {!isRunning && (
        <>
          <p>
            {rest.failure === null
              ? t('rest.description', on(rest.dueOn))
              : t('rest.declined', on(rest.cancelsOn))}
          </p>
          <p>
            <LinkButton small to={`/pay-rest/${booking.id}`}>
              {t('rest.pay')}
            </LinkButton>
          </p>
        </>
      )}
    </Section>
  )
}
