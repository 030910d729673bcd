import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { DateChoice } from '@marea/contract/search/date-choices.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useSearch } from '#search/use-search.ts'
import { classes } from '#ui/style/classes.ts'
import { ChoicePrice } from './choice-price.tsx'
import styles from './choices.module.css'
import { lowestOf, withExactDates } from './flexible-dates.ts'

export function ChoiceStrip({ choices }: { choices: readonly DateChoice[] }) {
  const t = useText()
  const { params } = useSearch()
  const lowest = lowestOf(choices)
  if (lowest === null) return null
  return (
    <nav aria-label={t('search.choices')} className={styles.strip}>
      <ul className={styles.row}>
        {choices.map((choice) => (
          <li key={choice.checkIn}>
            {choice.from ? (
              <Link
                to={`?${withExactDates(params, choice)}`}
                preventScrollReset
                className={styles.tile}
              >
                <TileText choice={choice} isLowest={choice.from.amount === lowest} />
              </Link>
            ) : (
              <span className={classes(styles.tile, styles.none)}>
                <TileText choice={choice} isLowest={false} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TileText({ choice, isLowest }: { choice: DateChoice; isLowest: boolean }) {
  const language = useLanguage()
  return (
    <>
      <b>{formatDayRange(choice.checkIn, choice.checkOut, language)}</b>
      <ChoicePrice amount={choice.from?.amount ?? null} isLowest={isLowest} />
    </>
  )
}
