import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/style/classes.ts'
import { layOutTide, type PlacedText, type Tide } from './tide.ts'
import styles from './tide-line.module.css'

type TideLineProps = Tide & {
  /** What the line is about; it heads the table that screen readers get. */
  caption: string
  whenTitle: string
  valueTitle: string
  height?: number
}

/** The one way a quantity over time is drawn, with its figures printed on it. */
export function TideLine({ caption, whenTitle, valueTitle, height = 140, ...tide }: TideLineProps) {
  const { ref, width } = useWidth(640)
  const { line, water, figures, names, now } = layOutTide(tide, { width, height })
  const size: CSSProperties & { '--tide-height': string } = { '--tide-height': `${height}px` }
  return (
    <figure className={styles.tide} style={size} dir='ltr'>
      <div aria-hidden='true'>
        <div ref={ref} className={styles.drawing}>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio='none' aria-hidden='true'>
            <path className={styles.water} d={water} />
            <path className={styles.waterline} d={`M0 ${height}H${width}`} />
            <path className={styles.line} d={line} pathLength={1} />
          </svg>
          {now && (
            <>
              <span className={styles.plumb} style={{ left: share(now.x, width), top: now.y }} />
              <span className={styles.now} style={{ left: share(now.x, width), top: now.y }} />
            </>
          )}
          {figures.map((text) => (
            <Label key={`${text.x} ${text.text}`} label={text} width={width} of='figure' />
          ))}
        </div>
        <div className={classes(styles.names, names.some(({ y }) => y > 0) && styles.crowded)}>
          {names.map((text) => (
            <Label key={`${text.x} ${text.text}`} label={text} width={width} of='name' />
          ))}
        </div>
      </div>
      <TideTable caption={caption} titles={[whenTitle, valueTitle]} steps={tide.steps} />
    </figure>
  )
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

type TideTableProps = { caption: string; titles: [string, string]; steps: Tide['steps'] }

function TideTable({ caption, titles, steps }: TideTableProps) {
  return (
    <table className='hidden-label'>
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
