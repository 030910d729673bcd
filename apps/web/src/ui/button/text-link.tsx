import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#platform/page/link.tsx'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './text-link.module.css'

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(styles.link, className)} />
}

type ActLinkProps = LinkProps & { icon?: IconName }

/** A way on of little weight: words with an optional icon, and a full-size target. */
export function ActLink({ icon, className, children, ...rest }: ActLinkProps) {
  return (
    <Link {...rest} className={classes(styles.action, className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </Link>
  )
}

type TextButtonProps = ComponentProps<'button'> & { icon?: IconName }

/** An act of little weight: words with an optional icon, and a full-size target. */
export function TextButton({ icon, className, children, ...rest }: TextButtonProps) {
  return (
    <button type='button' {...rest} className={classes(styles.action, className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </button>
  )
}
