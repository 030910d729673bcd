import type { Suite } from '@marea/contract/suites/endpoints.ts'
import styles from '#suites/page/sleeping-areas.module.css'

type Beds = Suite['sleepingAreas'][number]['beds']

const widths = {
  king: 84,
  queen: 72,
  double: 66,
  single: 42,
  bunk: 42,
  sofa_bed: 78,
  crib: 30,
} as const

/** The bedroom from above with its beds; the text beside it says the same. */
export function FloorPlan({ beds }: { beds: Beds }) {
  const list = beds.flatMap(({ kind, count }) => Array.from({ length: count }, () => widths[kind]))
  const gap = 18
  const total = list.reduce((sum, width) => sum + width + gap, -gap)
  const scale = Math.min(1, 240 / Math.max(total, 1))
  let next = 150 - (total * scale) / 2
  return (
    <span className={styles.plan} aria-hidden='true'>
      <svg viewBox='0 0 300 200' aria-hidden='true'>
        <path d='M14 14h272v172H196M152 186H14V14M152 186a44 44 0 0 1 44-44v44M70 14v6h60v-6M176 14v6h60v-6' />
        {list.map((width, index) => {
          const at = next
          next += (width + gap) * scale
          // biome-ignore lint/suspicious/noArrayIndexKey: a bed is its place in the room
          return <Bed key={index} x={at} width={width * scale} />
        })}
      </svg>
    </span>
  )
}

function Bed({ x, width }: { x: number; width: number }) {
  const pillows = width > 60 ? 2 : 1
  const pillow = (width - 6 * (pillows + 1)) / pillows
  return (
    <g>
      <rect x={x} y={32} width={width} height={88} rx={3} />
      <path d={`M${x} 62h${width}`} />
      {Array.from({ length: pillows }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a pillow is its place on the bed
          key={index}
          x={x + 6 + index * (pillow + 6)}
          y={39}
          width={pillow}
          height={15}
          rx={2}
        />
      ))}
    </g>
  )
}
