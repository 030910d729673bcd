import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { addDays, listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { CSSProperties } from 'react'
import { ChannelName } from '#channels/channel-name.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './conflict.module.css'

const maxDays = 28

/** Both stays on one row of days with the nights they share; the facts below say the same. */
export function ConflictDays({ conflict }: { conflict: FeedConflict }) {
  const { booking, event, overlap } = conflict
  const days = shownDays(conflict)
  const [first = overlap.from] = days
  const place = (nights: { from: string; to: string }): CSSProperties => {
    const from = Math.max(0, nightsBetween(first, nights.from))
    const to = Math.min(days.length, nightsBetween(first, nights.to))
    return { gridColumn: `${from + 1} / ${Math.max(from, to) + 1}` }
  }
  const columns: CSSProperties & { '--days': number } = { '--days': days.length }
  return (
    <div className={styles.days} style={columns} aria-hidden='true'>
      <Head days={days} overlap={overlap} />
      <div className={styles.row}>
        <span className={styles.shared} style={place(overlap)} />
        <span className={styles.booking} style={place(booking)}>
          <b>{booking.guest}</b>
        </span>
      </div>
      <div className={styles.row}>
        <span className={styles.shared} style={place(overlap)} />
        <span className={styles.external} style={place(event)}>
          <b>
            <ChannelName name={event.name} />
          </b>
        </span>
      </div>
    </div>
  )
}

/** Two days before and after, or the days around the overlap if the stays are long. */
function shownDays({ booking, event, overlap }: FeedConflict): string[] {
  const from = booking.from < event.from ? booking.from : event.from
  const to = booking.to > event.to ? booking.to : event.to
  const all = listNights(addDays(from, -2), addDays(to, 3))
  if (all.length <= maxDays) return all
  return listNights(addDays(overlap.from, -7), addDays(overlap.from, maxDays - 7))
}

function Head({ days, overlap }: { days: string[]; overlap: FeedConflict['overlap'] }) {
  const time = useTimeFormat()
  return (
    <div className={styles.head}>
      {days.map((day) => (
        <span
          key={day}
          className={classes(day >= overlap.from && day < overlap.to && styles.sharedDay)}
        >
          <small>{time.day(day, 'weekdayName').slice(0, 1).toUpperCase()}</small>
          {Number(day.slice(8))}
        </span>
      ))}
    </div>
  )
}
