import { addDays } from '@marea/contract/calendar/nights.ts'
import type { TodayHome } from '@marea/contract/owners/today.ts'
import { formatDayRange, weekdayNames } from '@marea/contract/platform/time/format-day.ts'
import { useState } from 'react'
import type { QueuedAction } from '#owners/queue/action-queue.ts'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './mobile.module.css'
import { type Picked, pickNight } from './pick-nights.ts'

type BlockNightsProps = {
  homes: TodayHome[]
  actions: readonly QueuedAction[]
  onAct: (action: OwnerAction, about: string) => void
}

type Night = TodayHome['nights'][number]

/** Three weeks of one home: picked nights are blocked or made available from the dock below. */
export function BlockNights({ homes, actions, onAct }: BlockNightsProps) {
  const t = useText()
  const [slug, setSlug] = useState(homes[0]?.slug)
  const [picked, setPicked] = useState<Picked>()
  const home = homes.find((each) => each.slug === slug) ?? homes[0]
  if (!home) return null
  const waiting = nightsWaiting(home, actions)
  const act = (action: OwnerAction) => {
    onAct(action, home.name)
    setPicked(undefined)
  }
  return (
    <section className={styles.calendar} aria-labelledby='nights'>
      <Heading level={2} id='nights' size='name'>
        {t('mobile.nights')}
      </Heading>
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
        <Dock picked={picked} home={home} onAct={act} onClear={() => setPicked(undefined)} />
      )}
    </section>
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
  const { date, state } = night
  const weekday = weekdayNames(useLanguage())[new Date(`${date}T00:00:00Z`).getUTCDay()]
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
      </span>
      <small aria-hidden='true'>{weekday?.short}</small>
      <b aria-hidden='true'>{Number(date.slice(8))}</b>
      <em aria-hidden='true'>{shown === 'free' ? '\u00a0' : t(`mobile.short.${shown}`)}</em>
    </button>
  )
}

type DockProps = {
  picked: Picked
  home: TodayHome
  onAct: (action: OwnerAction) => void
  onClear: () => void
}

function Dock({ picked, home, onAct, onClear }: DockProps) {
  const t = useText()
  const language = useLanguage()
  const { from, last, blockId, count } = picked
  return (
    <section className={styles.dock} aria-label={t('mobile.picked')} data-takes-the-foot>
      <div>
        <p role='status'>
          <b>{formatDayRange(from, last, language)}</b>{' '}
          <span className='soft small'>{t('overview.stay_nights', { count })}</span>
        </p>
        <IconButton icon='close' label={t('mobile.clear')} onClick={onClear} />
      </div>
      {blockId ? (
        <Button wide onClick={() => onAct({ kind: 'unblock', blockId })}>
          {t('mobile.unblock')}
        </Button>
      ) : (
        <Button
          wide
          onClick={() => onAct({ kind: 'block', slug: home.slug, from, to: addDays(last, 1) })}
        >
          <Icon name='block' small />
          {t('mobile.block')}
        </Button>
      )}
    </section>
  )
}

/** The nights of this home whose change waits to be sent. */
function nightsWaiting({ slug, nights }: TodayHome, actions: readonly QueuedAction[]): Set<string> {
  const waiting = actions.flatMap(({ action, failure }) => (failure === null ? [action] : []))
  const isWaiting = ({ date, blockId }: Night) =>
    waiting.some(
      (action) =>
        (action.kind === 'block' &&
          action.slug === slug &&
          action.from <= date &&
          date < action.to) ||
        (action.kind === 'unblock' && action.blockId === blockId),
    )
  return new Set(nights.filter(isWaiting).map(({ date }) => date))
}
