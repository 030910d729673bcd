import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { DateChoice } from '@marea/contract/search/date-choices.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { readFlexible } from '#search/query.ts'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { ChoicePrice } from './choice-price.tsx'
import { lowestOf } from './flexible-dates.ts'

export type Stay = Pick<DateChoice, 'checkIn' | 'checkOut'>

export type ChoiceOptions = {
  /** The flexible search whose choices are offered. */
  basis: URLSearchParams
  choices: readonly DateChoice[]
  /** The exact dates that were chosen among them, if any. */
  chosen: Stay | null
  /** Null leaves the dates flexible. */
  onChoose: (stay: Stay | null) => void
}

export const anyDates = 'any'

/** Choices are identified by their first day, which is unique. */
export function chosenValue({ choices, chosen }: Pick<ChoiceOptions, 'choices' | 'chosen'>) {
  const found = choices.find(
    ({ checkIn, checkOut }) => checkIn === chosen?.checkIn && checkOut === chosen.checkOut,
  )
  if (chosen === null) return anyDates
  return found?.checkIn ?? ''
}

export function ChoiceRows({ basis, choices, chosen, onChoose }: ChoiceOptions) {
  const t = useText()
  const language = useLanguage()
  const lowest = lowestOf(choices)
  const any = {
    value: anyDates,
    label: t(`search.any.${readFlexible(basis) ?? 'week'}`),
    note: t('search.any_note'),
    end: <ChoicePrice amount={lowest} />,
  }
  return (
    <RadioChoice
      hasColumns
      label={<span className='hidden-label'>{t('search.choices')}</span>}
      name='date-choice'
      value={chosenValue({ choices, chosen })}
      onChange={(value) => onChoose(choices.find(({ checkIn }) => checkIn === value) ?? null)}
      options={[
        any,
        ...choices.map(({ checkIn, checkOut, count, from }) => ({
          value: checkIn,
          label: formatDayRange(checkIn, checkOut, language),
          note: count > 0 ? t('search.homes', { count }) : t('search.choice_unavailable'),
          end: from && <ChoicePrice amount={from.amount} />,
          isDisabled: count === 0,
        })),
      ]}
    />
  )
}
