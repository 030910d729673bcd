import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useEffect, useRef } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { classes } from '#ui/style/classes.ts'
import { ChoicePrice } from './choice-price.tsx'
import { anyDates, type ChoiceOptions, chosenValue } from './choice-rows.tsx'
import styles from './choices.module.css'
import { lowestOf } from './flexible-dates.ts'

export function ChoiceTiles({ choices, chosen, onChoose }: ChoiceOptions) {
  const t = useText()
  const language = useLanguage()
  const row = useRef<HTMLDivElement>(null)
  const value = chosenValue({ choices, chosen })
  const lowest = lowestOf(choices)

  useEffect(() => {
    if (row.current && value) showChecked(row.current)
  }, [value])

  return (
    <fieldset className={styles.strip}>
      <legend className='hidden-label'>{t('search.choices')}</legend>
      <div ref={row} className={styles.row}>
        <label className={styles.tile}>
          <input
            type='radio'
            name='date-choice'
            className='hidden-label'
            checked={value === anyDates}
            onChange={() => onChoose(null)}
          />
          <b>{t('search.any.around')}</b>
          <ChoicePrice amount={lowest} isLowest />
        </label>
        {choices.map((choice) => (
          <label
            key={choice.checkIn}
            className={classes(styles.tile, choice.count === 0 && styles.none)}
          >
            <input
              type='radio'
              name='date-choice'
              className='hidden-label'
              disabled={choice.count === 0}
              checked={value === choice.checkIn}
              onChange={() => onChoose(choice)}
            />
            <b>{formatDayRange(choice.checkIn, choice.checkOut, language)}</b>
            <ChoicePrice
              amount={choice.from?.amount ?? null}
              isLowest={choice.from?.amount === lowest}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Moves the row alone: scrolling the tile into view would move the panel too. */
function showChecked(row: HTMLElement): void {
  const tile = row.querySelector(':checked')?.parentElement
  if (!tile) return
  const before = tile.offsetLeft - row.offsetLeft
  row.scrollLeft = before - (row.clientWidth - tile.offsetWidth) / 2
}
