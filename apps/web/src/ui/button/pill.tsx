import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './pill.module.css'

/** A pill around a checkbox or a radio button. */
export function PillLabel({ className, ...rest }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: its children are the control and its name
  return <label {...rest} className={classes(styles.pill, className)} />
}

type PillProps = ComponentProps<'button'> & {
  icon?: IconName
  count?: number | string
  pressed?: boolean
  /** Whether what the pill opens is open. */
  expanded?: boolean
}

export function Pill({ icon, count, pressed, expanded, className, children, ...rest }: PillProps) {
  return (
    <button
      type='button'
      {...rest}
      aria-pressed={pressed}
      aria-expanded={expanded}
      className={classes(styles.pill, className)}
    >
      {icon && <Icon name={icon} small />}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {expanded !== undefined && <Icon name='down' small />}
    </button>
  )
}
