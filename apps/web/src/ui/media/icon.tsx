import { classes } from '#ui/style/classes.ts'
import styles from './icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName }

type IconProps = {
  name: IconName
  small?: boolean | undefined
  filled?: boolean | undefined
  className?: string | undefined
}

const pointingIcons: readonly IconName[] = ['arrow', 'left', 'right', 'out', 'send', 'refund']

/** Decorative: the control around it has the accessible name. */
export function Icon({ name, small, filled, className }: IconProps) {
  return (
    <svg
      viewBox='0 0 24 24'
      aria-hidden='true'
      className={classes(
        styles.icon,
        small && styles.small,
        filled && styles.filled,
        pointingIcons.includes(name) && styles.turns,
        className,
      )}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
