import { classes } from '#ui/style/classes.ts'
import { type NightKind, nightKinds } from './night-states.ts'
import styles from './strips.module.css'

/** Each month is 31 nights wide, so that days stand below each other. */
const longestMonth = 31
const height = 18
const gap = 0.07

/** Bar heights differ by kind, so that kinds are distinguishable without color. */
const heights: Record<NightKind, number> = {
  stayed: height,
  booked: height,
  external: height,
  own: 12,
  blocked: 4,
  available: 1,
}

type NightStripProps = { nights: readonly (NightKind | null)[]; width?: number }

export function NightStrip({ nights, width = longestMonth }: NightStripProps) {
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio='none'
      aria-hidden='true'
    >
      {nightKinds.map((kind) => (
        <path key={kind} className={classes(styles[kind])} d={bars(nights, kind)} />
      ))}
    </svg>
  )
}

function bars(nights: readonly (NightKind | null)[], kind: NightKind): string {
  const tall = heights[kind]
  const wide = 1 - 2 * gap
  return nights
    .map((night, index) =>
      night === kind ? `M${index + gap} ${height - tall}h${wide}v${tall}h${-wide}z` : '',
    )
    .join('')
}
