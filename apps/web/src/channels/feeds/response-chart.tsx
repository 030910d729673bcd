import { classes } from '#ui/style/classes.ts'
import styles from './feeds.module.css'

const width = 120
const height = 28

export function ResponseChart({ times, isFailing }: { times: number[]; isFailing: boolean }) {
  if (times.length < 2) return null
  const longest = Math.max(...times, 1000)
  const step = width / times.length
  const top = (ms: number) => height - 3 - (ms / longest) * (height - 8)
  const line = times
    .map(
      (ms, index) =>
        `${index === 0 ? 'M' : 'V'}${index === 0 ? `0 ${round(top(ms))}` : round(top(ms))}H${round((index + 1) * step)}`,
    )
    .join('')
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes(styles.chart, isFailing && styles.failing)}
      aria-hidden='true'
    >
      <path d={`${line}V${height}H0Z`} />
      <path d={line} />
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
