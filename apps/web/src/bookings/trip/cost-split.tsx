import type { OwnTrip } from '@marea/contract/bookings/trip.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Stepper } from '#ui/form/stepper.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { CopyButton } from './copy-button.tsx'
import { splitAmount } from './split-amount.ts'

const most = 50

/** What each person pays of the total, to the cent, and the same as text for a message. */
export function CostSplit({ trip }: { trip: OwnTrip }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const [people, setPeople] = useState(trip.guests)
  const { total, suite, checkIn, checkOut } = trip
  const shares = splitAmount(total.amount, people)
  const money = (amount: number) => formatMoney(amount, language, { withCurrency: true })
  const text = [
    t('trip.split_text', {
      home: suite.name,
      dates: `${time.day(checkIn, 'short')} – ${time.day(checkOut, 'medium')}`,
      total: money(total.amount),
      people: String(people),
    }),
    ...shares.map(({ people, amount }) =>
      t('trip.split_text_line', { count: people, amount: money(amount) }),
    ),
  ].join('\n')
  return (
    <Section title={t('trip.split')} size='heading' aria-label={t('trip.split')}>
      <Stepper
        label={t('trip.split_people')}
        value={people}
        min={1}
        max={most}
        onChange={setPeople}
      />
      <Lines>
        <Line label={t('trip.split_total')}>
          <Money amount={total.amount} withCurrency />
        </Line>
        {shares.map(({ people, amount }) => (
          <Line
            key={amount}
            kind='total'
            label={
              shares.length > 1 ? t('trip.split_some', { count: people }) : t('trip.split_each')
            }
          >
            <Money amount={amount} />
          </Line>
        ))}
      </Lines>
      <Inline>
        <CopyButton text={text} label={t('trip.split_copy')} />
      </Inline>
    </Section>
  )
}
