import type { ConsoleHome } from '@marea/contract/operations/console.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'

type BookingsTodayProps = { bookings: ConsoleHome['bookings']; at: string }

/** Bookings confirmed since midnight as a running total, beside the same weekday a week ago. */
export function BookingsToday({ bookings, at }: BookingsTodayProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { count, amount, steps, midnight, aWeekAgo } = bookings
  const inWords = (cents: number) => formatMoney(cents, language)
  const inDollars = (cents: number) =>
    formatMoney(Math.round(cents / 100) * 100, language, { cents: 'whole' })
  return (
    <Section
      size='plain'
      title={t('console.bookings_today', { count, amount: inWords(amount.amount) })}
      actions={
        <span className='soft small'>
          {t('console.bookings_last_week', {
            count: aWeekAgo.count,
            amount: inWords(aWeekAgo.amount.amount),
          })}
        </span>
      }
    >
      {count === 0 ? (
        <p className='soft'>{t('console.bookings_none')}</p>
      ) : (
        <StepChart
          caption={t('console.bookings_chart')}
          whenTitle={t('console.chart_when')}
          valueTitle={t('console.chart_value')}
          height={112}
          steps={[
            { at: Date.parse(midnight), value: 0, name: t('console.midnight'), figure: '' },
            ...steps.map((step) => ({
              at: Date.parse(step.at),
              value: step.amount.amount,
              name: time.companyTime(step.at),
              figure: inDollars(step.amount.amount),
            })),
          ]}
          endsAt={Date.parse(at)}
          endName={t('console.now')}
        />
      )}
    </Section>
  )
}
