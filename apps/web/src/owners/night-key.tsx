import { Legend } from '#ui/chart/chart-legend.tsx'
import './nights.module.css'

/** How nights are drawn in a strip. */
export type NightMark = 'stayed' | 'booked' | 'free' | 'held' | 'blocked' | 'unlisted'

type NightKeyProps = { marks: readonly { mark: NightMark; label: string }[]; isHidden?: boolean }

/** What the nights of strips mean. */
export function NightKey({ marks, isHidden }: NightKeyProps) {
  return (
    <Legend aria-hidden={isHidden}>
      {marks.map(({ mark, label }) => (
        <li key={label}>
          <i data-night={mark} />
          {label}
        </li>
      ))}
    </Legend>
  )
}
