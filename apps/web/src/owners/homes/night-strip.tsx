import type { OwnedHome, TakenNights } from '@marea/contract/owners/homes.ts'
import { nightsInStrip } from '@marea/contract/owners/strip-length.ts'
import { addDays, listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { NightKey, type NightMark } from '#owners/night-key.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { bookedNights } from './homes-head.tsx'
import styles from './strip.module.css'

const week = 7

/** Of nights that are taken, or else of homes that are published or not. */
const markOf: Record<TakenNights['kind'] | OwnedHome['status'], NightMark> = {
  booking: 'booked',
  hold: 'held',
  block: 'blocked',
  external: 'unlisted',
  published: 'free',
  unlisted: 'unlisted',
  draft: 'unlisted',
}

/** The first day of each week of the strip. */
export function StripAxis({ today }: { today: string }) {
  const time = useTimeFormat()
  const starts = [0, week, 2 * week, 3 * week, 4 * week]
  return (
    <span className={styles.axis} aria-hidden='true'>
      {starts.map((start) => (
        <span key={start} style={{ gridColumn: `${start + 1} / span ${start === 28 ? 2 : 6}` }}>
          {time.day(addDays(today, start), 'short')}
        </span>
      ))}
    </span>
  )
}

export function NightStrip({ home, today }: { home: OwnedHome; today: string }) {
  const t = useText()
  const { status } = home
  const booked = bookedNights(home, today)
  return (
    <>
      <span className={styles.strip} role='img' aria-label={useStripLabel(home)}>
        {runsOf(home, today).map(({ from, to, kind, guest }) => (
          <i
            key={from}
            data-night={kind === 'booking' && from <= today ? 'stayed' : markOf[kind ?? status]}
            style={{ gridColumn: `span ${nightsBetween(from, to)}` }}
          >
            {nightsBetween(from, to) > 3 && guest?.split(' ', 1)[0]}
          </i>
        ))}
      </span>
      <span className='small'>
        {status === 'draft'
          ? t('homes.after_publish')
          : t('homes.nights_booked', { booked, nights: nightsInStrip })}
        {status === 'unlisted' && <span className='soft'>{` · ${t('homes.closed')}`}</span>}
      </span>
    </>
  )
}

type Run = { from: string; to: string; kind: TakenNights['kind'] | null; guest: string | null }

/** Taken runs within the strip, and every other night by itself. */
function runsOf({ taken }: OwnedHome, today: string): Run[] {
  const end = addDays(today, nightsInStrip)
  const runs: Run[] = []
  let day = today
  for (const { from, to, kind, guest } of taken) {
    const [first, last] = [from < today ? today : from, to > end ? end : to]
    runs.push(...freeNights(day, first), { from: first, to: last, kind, guest })
    day = last
  }
  return [...runs, ...freeNights(day, end)]
}

function freeNights(from: string, to: string): Run[] {
  return listNights(from, to).map((night) => ({
    from: night,
    to: addDays(night, 1),
    kind: null,
    guest: null,
  }))
}

function useStripLabel({ name, taken }: OwnedHome): string {
  const t = useText()
  const time = useTimeFormat()
  if (taken.length === 0) return t('homes.no_taken', { home: name })
  const runs = taken.map(({ from, to, kind }) => {
    const days = `${time.day(from, 'short')} – ${time.day(to, 'short')}`
    return t('homes.taken_run', { kind: t(`homes.taken.${kind}`), days })
  })
  return `${name}: ${runs.join('; ')}`
}

const kinds = ['booking', 'hold', 'block', 'external'] as const

export function StripKey() {
  const t = useText()
  const taken = kinds.map((kind) => ({ mark: markOf[kind], label: t(`homes.taken.${kind}`) }))
  return <NightKey marks={[...taken, { mark: 'free', label: t('homes.available') }]} />
}
