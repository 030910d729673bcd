import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/style/classes.ts'
import { ChartPoints } from './chart-points.tsx'
import styles from './step-chart.module.css'
import type { PlacedText } from './step-chart-figures.ts'
import { layOutStepChart, type StepChartData, stepPoints } from './step-chart-layout.ts'

type StepChartProps = StepChartData & {
  /** What the chart is about; the caption of the table that screen readers get. */
  caption: string
  whenTitle: string
  valueTitle: string
  height?: number
}

export function StepChart({
  caption,
  whenTitle,
  valueTitle,
  height = 140,
  ...data
}: StepChartProps) {
  const { ref, width } = useWidth(640)
  const drawn = layOutStepChart(data, { width, height })
  const { line, lowerLine, water, figures, names, now, limits, span } = drawn
  const size: CSSProperties & { '--chart-height': string } = { '--chart-height': `${height}px` }
  return (
    <figure className={styles.chart} style={size} dir='ltr'>
      <div ref={ref} className={styles.drawing}>
        <div aria-hidden='true'>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio='none' aria-hidden='true'>
            <path className={styles.area} d={water} />
            <path className={styles.baseline} d={`M0 ${height}H${width}`} />
            {span && <rect className={styles.span} {...toRect(span)} y={0} height={height} />}
            <path className={lowerLine ? styles.upper : styles.line} d={line} pathLength={1} />
            {lowerLine && <path className={styles.line} d={lowerLine} pathLength={1} />}
            {limits.map(({ name, y }) => (
              <path key={name} className={styles.limit} d={`M0 ${y}H${width}`} />
            ))}
          </svg>
          {limits.map(({ name, y, isUnder }) => (
            <span
              key={name}
              className={classes(styles.limitName, isUnder && styles.under)}
              style={{ top: y }}
            >
              {name}
            </span>
          ))}
          {now && (
            <>
              <span className={styles.nowLine} style={{ left: share(now.x, width), top: now.y }} />
              <span className={styles.now} style={{ left: share(now.x, width), top: now.y }} />
            </>
          )}
          {figures.map((text) => (
            <Label key={`${text.x} ${text.text}`} label={text} width={width} of='figure' />
          ))}
        </div>
        <ChartPoints label={caption} points={stepPoints(data, valueTitle)} />
      </div>
      <div
        aria-hidden='true'
        className={classes(styles.names, names.some(({ y }) => y > 0) && styles.crowded)}
      >
        {names.map((text) => (
          <Label key={`${text.x} ${text.text}`} label={text} width={width} of='name' />
        ))}
      </div>
      <StepTable caption={caption} titles={[whenTitle, valueTitle]} steps={data.steps} />
    </figure>
  )
}

function toRect({ from, to }: { from: number; to: number }) {
  return { x: from, width: Math.max(2, to - from) }
}

type LabelProps = { label: PlacedText; width: number; of: 'figure' | 'name' }

function Label({ label, width, of }: LabelProps) {
  const place = { left: share(label.x, width), ...(of === 'figure' && { top: label.y }) }
  const isBelow = of === 'name' && label.y > 0
  return (
    <span
      className={classes(
        styles[of],
        label.side !== 'start' && styles[label.side],
        isBelow && styles.below,
      )}
      style={place}
    >
      {label.text}
    </span>
  )
}

type StepTableProps = { caption: string; titles: [string, string]; steps: StepChartData['steps'] }

function StepTable({ caption, titles, steps }: StepTableProps) {
  return (
    // Nobody sees it, so it needs no sorting, paging or phone layout, which the shared table would load with each chart.
    // A table is as wide as its content whatever its own width is, so the box around it is hidden.
    <div className='hidden-label'>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope='col'>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.at}>
              <th scope='row'>{step.name}</th>
              <td>{step.figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useWidth(guess: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(guess)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || guess))
    observer.observe(element)
    return () => observer.disconnect()
  }, [guess])

  return { ref, width }
}

function share(x: number, width: number): string {
  return `${(x / width) * 100}%`
}
