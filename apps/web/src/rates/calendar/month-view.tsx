import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { formatDay, weekdayNames } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { Taken } from '@marea/contract/rates/calendar-nights.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { MonthFrame } from '#ui/calendar/month-frame.tsx'
import { addMonths, daysLeft, monthOf, monthWeeks } from '#ui/calendar/month-weeks.ts'
import { Photo } from '#ui/media/photo.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import type { HomeNights, Night } from './home-nights.ts'
import styles from './month.module.css'
import { isSelected, nightsOf, type SelectedNights, type Selection, tapAt } from './selection.ts'
import { TakenBar } from './taken-bar.tsx'
import { type CellTexts, useCellTexts } from './use-cell-texts.ts'

const monthsAtOnce = 6

type MonthViewProps = {
  homes: readonly HomeNights[]
  shown: string
  month: string
  today: string
  selection: Selection | null
  onHome: (slug: string) => void
  onSelect: (selection: Selection | null) => void
  onOpen: (reference: string) => void
}

export function MonthView(props: MonthViewProps) {
  const { homes, shown, month, today, selection, onHome, onSelect, onOpen } = props
  const t = useText()
  const [count, setCount] = useState(monthsAtOnce)
  const index = Math.max(
    0,
    homes.findIndex(({ home }) => home.slug === shown),
  )
  const current = homes[index]
  if (!current) return null
  const nights = selection?.home === current.home.slug ? nightsOf(selection) : null
  const last = current.nights.at(-1)?.day ?? today
  const months = Array.from({ length: count }, (_, at) => addMonths(month, at)).filter(
    (each) => each <= monthOf(last),
  )

  function press({ day, taken }: Night) {
    if (taken?.reference) onOpen(taken.reference)
    else if (taken?.kind === 'block') {
      const head = addDays(taken.to, -1)
      onSelect({ home: shown, anchor: taken.from, head, isOpen: false })
    } else onSelect(tapAt(selection, shown, day))
  }

  return (
    <section aria-label={current.home.name}>
      <HomeSteps {...{ homes, index, onHome }} />
      <p className='soft small'>{t('owner_calendar.phone_hint')}</p>
      {months.map((each) => (
        <MonthTable key={each} month={each} {...{ current, today, nights }} onPress={press} />
      ))}
      {months.length === count && (
        <Button kind='quiet' wide onClick={() => setCount(count + monthsAtOnce)}>
          {t('owner_calendar.more_months')}
        </Button>
      )}
    </section>
  )
}

type HomeStepsProps = Pick<MonthViewProps, 'homes' | 'onHome'> & { index: number }

function HomeSteps({ homes, index, onHome }: HomeStepsProps) {
  const t = useText()
  const home = homes[index]?.home
  const [before, after] = [homes[index - 1]?.home, homes[index + 1]?.home]
  if (!home) return null
  const said = { place: home.neighborhood, number: index + 1, count: homes.length }
  return (
    <div className={styles.steps}>
      <IconButton
        icon='left'
        label={t('owner_calendar.previous_home', { home: before?.name ?? '' })}
        disabled={!before}
        onClick={() => before && onHome(before.slug)}
      />
      <span className={styles.home}>
        {home.photo && <Photo photo={photoSet(home.photo)} alt='' ratio='4 / 3' sizes='52px' />}
        <span>
          <b>{home.name}</b>
          <small>{t('owner_calendar.home_of', said)}</small>
        </span>
      </span>
      <IconButton
        icon='right'
        label={t('owner_calendar.next_home', { home: after?.name ?? '' })}
        disabled={!after}
        onClick={() => after && onHome(after.slug)}
      />
    </div>
  )
}

type MonthTableProps = {
  month: string
  current: HomeNights
  today: string
  nights: SelectedNights | null
  onPress: (night: Night) => void
}

function MonthTable({ month, current, today, nights, onPress }: MonthTableProps) {
  const language = useLanguage()
  const texts = useCellTexts()
  const weeks = monthWeeks(month, 0).filter((week) =>
    week.some((day) => day !== null && day >= today),
  )
  const nightOn = (day: string | null) => current.nights.find((night) => night.day === day)
  return (
    <MonthFrame
      className={styles.month}
      caption={
        <Heading level={2} size='heading'>
          {startLine(formatDay(`${month}-01`, language, 'month'))}
        </Heading>
      }
      weekdays={weekdayNames(language).map(({ long }) => ({
        long,
        shown: long.charAt(0).toUpperCase(),
      }))}
      weeks={weeks}
      cell={(day, weekday) => (
        <MonthCell
          key={day ?? `out-${weekday}`}
          night={nightOn(day)}
          {...{ today, texts, onPress, weekday }}
          home={current.home.name}
          isChosen={day !== null && isSelected(nights, day)}
        />
      )}
    />
  )
}

type MonthCellProps = {
  night: Night | undefined
  weekday: number
  home: string
  today: string
  isChosen: boolean
  texts: CellTexts
  onPress: (night: Night) => void
}

function MonthCell(props: MonthCellProps) {
  const { night, weekday, home, today, isChosen, texts, onPress } = props
  if (!night) return <td />
  const { day, taken, amount } = night
  if (day < today && !taken) return <td className={styles.past}>{Number(day.slice(8))}</td>
  const isStart = taken?.from === day || weekday === 0 || day.endsWith('-01')
  return (
    <td className={classes(isChosen && styles.chosen, day === today && styles.today)}>
      <button
        type='button'
        aria-pressed={isChosen}
        aria-label={taken ? `${texts.dayOf(day)}, ${texts.label(taken)}` : texts.night(home, night)}
        onClick={() => onPress(night)}
      >
        <b>{Number(day.slice(8))}</b>
        {taken ? (
          <TakenBar
            {...{ taken, today, texts }}
            isSlim={!isStart}
            cells={cellsOf(taken, day, weekday)}
          />
        ) : (
          <small data-price={texts.price(amount)} />
        )}
      </button>
    </td>
  )
}

/** The nights of a stay from this one on within the week and the month. */
function cellsOf({ to }: Taken, day: string, weekday: number): number {
  return Math.min(nightsBetween(day, to), 7 - weekday, daysLeft(day))
}
