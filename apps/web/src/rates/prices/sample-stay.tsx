import { addDays, isDay, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { PricePreview } from '@marea/contract/rates/prices.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './outlook.module.css'
import { RuleInput } from './rule-input.tsx'
import type { Sample } from './use-outlook.ts'

type SampleStayProps = {
  preview: PricePreview
  isPending: boolean
  onChoose: (sample: Sample) => void
  lines: ReactNode
}

export function SampleStay({ preview, isPending, onChoose, lines }: SampleStayProps) {
  const t = useText()
  const language = useLanguage()
  const { checkIn, checkOut, total, payout } = preview.sample
  return (
    <Section
      isRuled
      aria-busy={isPending}
      title={formatDayRange(checkIn, checkOut, language, 'medium')}
      size='heading'
      lead={t('prices.sample')}
      actions={
        <p className={styles.total}>
          <Money amount={total.amount} large />
          <span className='small soft'>{t('prices.sample_total')}</span>
        </p>
      }
    >
      {lines}
      <Lines>
        <Line label={t('prices.payout')}>
          <Money amount={payout.amount} />
        </Line>
      </Lines>
      <SampleDates
        key={`${checkIn} ${checkOut}`}
        sample={{ checkIn, checkOut }}
        {...{ onChoose }}
      />
    </Section>
  )
}

type SampleDatesProps = { sample: Sample; onChoose: (sample: Sample) => void }

/** A new check-in keeps the length of the stay. */
function SampleDates({ sample, onChoose }: SampleDatesProps) {
  const t = useText()
  const [typed, setTyped] = useState(sample)

  function type(next: Sample) {
    setTyped(next)
    if (isDay(next.checkIn) && isDay(next.checkOut) && next.checkIn < next.checkOut) onChoose(next)
  }

  function moveTo(checkIn: string) {
    const nights = nightsBetween(sample.checkIn, sample.checkOut)
    type({ checkIn, checkOut: isDay(checkIn) ? addDays(checkIn, nights) : typed.checkOut })
  }

  return (
    <FieldRow className={styles.dates}>
      <RuleInput
        label={t('prices.sample_check_in')}
        isStacked
        type='date'
        value={typed.checkIn}
        onChange={moveTo}
      />
      <RuleInput
        label={t('prices.sample_check_out')}
        isStacked
        type='date'
        value={typed.checkOut}
        onChange={(checkOut) => type({ ...typed, checkOut })}
      />
    </FieldRow>
  )
}
