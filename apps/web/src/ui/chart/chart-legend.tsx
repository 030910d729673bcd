import { classes } from '#ui/style/classes.ts'
import styles from './chart-legend.module.css'

export type LegendMark =
  | 'line'
  | 'area'
  | 'cost'
  | 'cost-below'
  | 'thin'
  | 'dotted'
  | 'hatched'
  | 'span'

type ChartLegendProps = { items: readonly { mark: LegendMark; label: string }[] }

export function ChartLegend({ items }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {items.map(({ mark, label }) => (
        <li key={label}>
          <i aria-hidden='true' className={classes(styles.mark, styles[mark])} />
          {label}
        </li>
      ))}
    </ul>
  )
}
