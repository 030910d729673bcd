import type { ComponentProps } from 'react'
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
  | 'before'
  | 'more'
  | 'less'

/** What the marks before its items mean. */
export function Legend(props: ComponentProps<'ul'>) {
  return <ul {...props} className={classes(styles.legend, props.className)} />
}

type ChartLegendProps = { items: readonly { mark: LegendMark; label: string }[] }

export function ChartLegend({ items }: ChartLegendProps) {
  return (
    <Legend>
      {items.map(({ mark, label }) => (
        <li key={label}>
          <i aria-hidden='true' className={styles[mark]} />
          {label}
        </li>
      ))}
    </Legend>
  )
}
