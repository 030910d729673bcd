import type { CSSProperties, ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { classes } from '#ui/style/classes.ts'
import { labelsOf, pathOf } from './coast.ts'
import { coastColors } from './coast-colors.ts'
import styles from './coast-drawing.module.css'

/** The center of the visible area and its minimum size, in drawing units. */
export type DrawingView = { x: number; y: number; width: number; height: number }

type CoastDrawingProps = {
  view: DrawingView
  label: string
  /** Laid over the drawing; `place` positions each child. */
  children?: ReactNode
  className?: string | undefined
}

/** A static map of the coast from our own data: no network, both themes. */
export function CoastDrawing({ view, label, children, className }: CoastDrawingProps) {
  const { x, y, width, height } = view
  const scale: CSSProperties & Record<`--${string}`, number | string> = {
    ...inks,
    '--x': x,
    '--y': y,
    '--width': width,
    '--height': height,
    '--unit': Math.max(width / 500, height / 760),
  }
  return (
    <div className={classes(styles.drawing, className)} style={scale}>
      <svg
        viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
        preserveAspectRatio='xMidYMid meet'
        role='img'
        aria-label={label}
      >
        <CoastPaths />
        <PlaceNames />
      </svg>
      {children}
    </div>
  )
}

export function place({ x, y }: { x: number; y: number }): CSSProperties & Record<string, number> {
  return { '--at-x': x, '--at-y': y }
}

export const pinClass = styles.pin ?? ''

const strokes = [
  'grid',
  'shoal',
  'far',
  'land',
  'park',
  'street',
  'road',
  'causeway',
  'islet',
] as const

function CoastPaths() {
  return strokes.map((kind) => <path key={kind} className={styles[kind]} d={pathOf(kind)} />)
}

function PlaceNames() {
  const t = useText()
  return (
    <g>
      {labelsOf('water').map(({ name, x, y, turn }) => (
        <text
          key={`${x} ${y}`}
          className={styles.water}
          {...{ x, y }}
          transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
        >
          {t(name === 'bay' ? 'coast.bay' : 'coast.ocean')}
        </text>
      ))}
      {(['depth', 'place'] as const).flatMap((kind) =>
        labelsOf(kind).map(({ name, x, y }) => (
          <text key={`${x} ${y}`} className={styles[kind]} {...{ x, y }}>
            {name}
          </text>
        )),
      )}
    </g>
  )
}

const inks = Object.fromEntries(
  Object.entries(coastColors).map(([name, [day, night]]) => [
    `--chart-${name}`,
    `light-dark(${day}, ${night})`,
  ]),
)
