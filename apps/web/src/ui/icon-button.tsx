import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#platform/link.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

type Look = { icon: IconName; label: string; small?: boolean; filled?: boolean; hasDot?: boolean }

export function IconButton({
  icon,
  label,
  small,
  filled,
  hasDot,
  className,
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type='button'
      aria-label={label}
      {...rest}
      className={classes(styles.button, className)}
    >
      <Icon name={icon} small={small} filled={filled} />
      {hasDot && <span className={styles.dot} />}
    </button>
  )
}

export function IconLink({
  icon,
  label,
  small,
  filled,
  hasDot,
  className,
  ...rest
}: LinkProps & Look) {
  return (
    <Link aria-label={label} {...rest} className={classes(styles.button, className)}>
      <Icon name={icon} small={small} filled={filled} />
      {hasDot && <span className={styles.dot} />}
    </Link>
  )
}
