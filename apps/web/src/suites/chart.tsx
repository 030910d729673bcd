import type { CSSProperties, ReactNode } from 'react'
import { useText } from '#platform/texts.tsx'
import { classes } from '#ui/classes.ts'
import styles from './chart.module.css'
import { coast, placeNames, soundings } from './coast.ts'

/** The middle of what is shown, and how much is shown at least, in the units of the drawing. */
export type ChartView = { x: number; y: number; width: number; height: number }

type ChartProps = {
  view: ChartView
  label: string
  /** Laid over the drawing; `place` puts each where it belongs. */
  children?: ReactNode
  className?: string | undefined
}

/** The coast as a sailor's chart, drawn from our own lines: no network, both themes. */
export function Chart({ view, label, children, className }: ChartProps) {
  const { x, y, width, height } = view
  const scale: CSSProperties & Record<`--${string}`, number> = {
    '--x': x,
    '--y': y,
    '--width': width,
    '--height': height,
    '--unit': Math.max(width / 500, height / 760),
  }
  return (
    <div className={classes(styles.chart, className)} style={scale}>
      <svg
        viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
        preserveAspectRatio='xMidYMid meet'
        role='img'
        aria-label={label}
      >
        <Drawing />
        <Words />
      </svg>
      {children}
    </div>
  )
}

export function place({ x, y }: { x: number; y: number }): CSSProperties & Record<string, number> {
  return { '--at-x': x, '--at-y': y }
}

export const pinClass = styles.pin ?? ''

const lines = [180, 360, 540, 720, 900, 1080]
const meridians = [-40, 120, 280, 440, 600, 760, 920]

function Drawing() {
  return (
    <>
      <path
        className={styles.grid}
        d={[
          ...lines.map((y) => `M-400 ${y}H1400`),
          ...meridians.map((x) => `M${x} -200V1400`),
        ].join('')}
      />
      <Strokes name='shoal' paths={coast.shoals} />
      <Strokes name='far' paths={coast.farShoals} />
      <Strokes name='land' paths={coast.land.slice(0, 1)} />
      <Strokes name='road' paths={coast.roads} />
      <Strokes name='land' paths={coast.land.slice(1)} />
      <Strokes name='park' paths={coast.parks} />
      <Strokes name='causeway' paths={coast.causeways} />
      {coast.islets.map(([x, y, rx, ry, turn]) => (
        <ellipse
          key={`${x} ${y}`}
          className={styles.land}
          {...{ cx: x, cy: y, rx, ry }}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
    </>
  )
}

function Strokes({ name, paths }: { name: string; paths: readonly string[] }) {
  return paths.map((path) => <path key={path} className={styles[name]} d={path} />)
}

function Words() {
  const t = useText()
  return (
    <g>
      <text className={styles.water} x='318' y='967'>
        {t('chart.bay')}
      </text>
      <text className={styles.water} x='486' y='530'>
        {t('chart.bay')}
      </text>
      <text className={styles.water} x='648' y='407' transform='rotate(90 648 407)'>
        {t('chart.ocean')}
      </text>
      {soundings.map(([x, y, depth]) => (
        <text key={`${x} ${y}`} className={styles.depth} x={x} y={y}>
          {depth}
        </text>
      ))}
      {placeNames.map(([x, y, name]) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  )
}
