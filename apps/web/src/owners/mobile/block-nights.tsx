import type { TodayHome } from '@marea/contract/owners/today.ts'
import { weekdayNames } from '@marea/contract/platform/time/format-day.ts'
import { isPrice } from '@marea/contract/pricing/rules/rule-errors.ts'
import { useState } from 'react'
import type { QueuedAction } from '#owners/queue/action-queue.ts'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Select } from '#ui/form/select.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import styles from './mobile.module.css'
import { NightDock } from './night-dock.tsx'
import { type Picked, pickNight } from './pick-nights.ts'

type BlockNightsProps = {
  homes: TodayHome[]
  actions: readonly QueuedAction[]
  onAct: (action: OwnerAction, about: string) => void
}

type Night = TodayHome['nights'][number]

/** Three weeks of one home: picked nights are priced, blocked or made available from the dock below. */
export function BlockNights({ homes, actions, onAct }: BlockNightsProps) {
  const t = useText()
  const [slug, setSlug] = useState(homes[0]?.slug)
  const [picked, setPicked] = useState<Picked>()
  const home = homes.find((each) => each.slug === slug) ?? homes[0]
  if (!home) return null
  const waiting = nightsWaiting(home, actions)
  const [tonight] = home.nights
  const canPriceTonight = home.canBlock && tonight?.state === 'free' && !waiting.has(tonight.date)
  const act = (action: OwnerAction) => {
    onAct(action, home.name)
    setPicked(undefined)
  }
  return (
    <Section
      aria-labelledby='nights'
      title={t('mobile.nights')}
      actions={
        canPriceTonight && (
          <TextButton onClick={() => setPicked(pickNight(home.nights, undefined, tonight.date))}>
            {t('mobile.tonight')}
          </TextButton>
        )
      }
    >
      {homes.length > 1 && (
        <Select
          label={t('expense.home')}
          options={homes.map(({ slug, name }) => ({ id: slug, label: name }))}
          value={home.slug}
          onChange={(next) => {
            setSlug(next)
            setPicked(undefined)
          }}
        />
      )}
      <div className={styles.weeks}>
        {home.nights.map((night) => (
          <NightButton
            key={night.date}
            night={night}
            isWaiting={waiting.has(night.date)}
            isPicked={
              picked !== undefined && picked.from <= night.date && night.date <= picked.last
            }
            canPick={home.canBlock}
            onPick={() => setPicked(pickNight(home.nights, picked, night.date))}
          />
        ))}
      </div>
      {picked && (
        <NightDock picked={picked} home={home} onAct={act} onClear={() => setPicked(undefined)} />
      )}
    </Section>
  )
}

type NightButtonProps = {
  night: Night
  isPicked: boolean
  isWaiting: boolean
  canPick: boolean
  onPick: () => void
}

function NightButton({ night, isPicked, isWaiting, canPick, onPick }: NightButtonProps) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const { date, state, amount } = night
  // A draft has a placeholder below the lowest price until its owner sets one.
  const hasPrice = isPrice(amount)
  const figure = hasPrice ? Math.round(amount / 100).toLocaleString('en-US') : '–'
  const price = hasPrice
    ? formatMoney(amount, language, { cents: 'whole' })
    : t('owner_calendar.no_price')
  const weekday = weekdayNames(language)[new Date(`${date}T00:00:00Z`).getUTCDay()]
  const label = t(isWaiting ? 'mobile.waiting' : `mobile.night.${state}`)
  const shown = isWaiting ? 'waiting' : state
  const isOpen = canPick && !isWaiting && (state === 'free' || state === 'blocked')
  return (
    <button
      type='button'
      className={styles.night}
      data-state={state}
      aria-pressed={isPicked}
      disabled={!isOpen}
      onClick={onPick}
    >
      <span className='hidden-label'>
        {time.day(date, 'longWeekday')}, {label}
        {state === 'free' && `, ${price}`}
      </span>
      <small aria-hidden='true'>{weekday?.short}</small>
      <b aria-hidden='true'>{Number(date.slice(8))}</b>
      <em aria-hidden='true'>{shown === 'free' ? figure : t(`mobile.short.${shown}`)}</em>
    </button>
  )
}

/** The nights of this home whose change waits to be sent. */
function nightsWaiting({ slug, nights }: TodayHome, actions: readonly QueuedAction[]): Set<string> {
  const waiting = actions.flatMap(({ action, failure }) =>
    failure === null && 'slug' in action && action.slug === slug ? [action] : [],
  )
  const isWaiting = ({ date }: Night) => waiting.some(({ from, to }) => from <= date && date < to)
  return new Set(nights.filter(isWaiting).map(({ date }) => date))
}
