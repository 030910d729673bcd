import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from './chart-points.module.css'

/** A part of the axis with its figures; `from` and `to` are shares of the width. */
export type ChartPoint = {
  from: number
  to: number
  period: string
  figures: readonly { label: string; value: string }[]
  note?: string | undefined
}

type ChartPointsProps = { label: string; points: readonly ChartPoint[] }

/**
 * Covers a drawing and shows the figures of the point under the pointer or finger. For the keyboard
 * it is a slider, whose value a screen reader announces after each key.
 */
export function ChartPoints({ label, points }: ChartPointsProps) {
  const [chosen, setChosen] = useState(points.length - 1)
  const [isShown, setShown] = useState(false)
  const at = Math.min(Math.max(chosen, 0), points.length - 1)
  const point = points[at]
  if (!point) return null

  function show(next: number) {
    setChosen(Math.min(Math.max(next, 0), points.length - 1))
    setShown(true)
  }

  function follow({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / Math.max(width, 1)
    const under = points.findIndex(({ to }) => share < to)
    show(under < 0 ? points.length - 1 : under)
  }

  function step(event: KeyboardEvent) {
    if (event.key === 'Escape') return setShown(false)
    const next = nextPoint(event.key, at, points.length)
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  return (
    <div
      role='slider'
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={at + 1}
      aria-valuetext={inWords(point)}
      className={`unprinted ${styles.points}`}
      onKeyDown={step}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => setShown(false)}
    >
      {isShown && <Tooltip point={point} />}
    </div>
  )
}

/** Shifted by its position on the axis, so that it stays within the chart. */
function Tooltip({ point: { from, to, period, figures, note } }: { point: ChartPoint }) {
  const middle = `${((from + to) / 2) * 100}%`
  return (
    <div aria-hidden='true'>
      <i className={styles.band} style={{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }} />
      <div className={styles.tooltip} style={{ left: middle, translate: `-${middle} 0` }}>
        <b>{period}</b>
        {figures.map(({ label, value }) => (
          <p key={label}>
            <span>{label}</span>
            <span>{value}</span>
          </p>
        ))}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  )
}

function nextPoint(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function inWords({ period, figures, note }: ChartPoint): string {
  const facts = figures.map(({ label, value }) => `${label} ${value}`)
  return `${period}: ${[...facts, ...(note ? [note] : [])].join(', ')}`
}
