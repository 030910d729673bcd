import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '#platform/page/link.tsx'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './text-link.module.css'

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(styles.link, className)} />
}

type ActionLinkProps = LinkProps & { icon?: IconName | undefined }

/** A secondary link: text with an optional icon and a full-size touch target. */
export function ActionLink({ icon, className, children, ...rest }: ActionLinkProps) {
  return (
    <Link {...rest} className={classes(styles.action, className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </Link>
  )
}

type TextButtonProps = ComponentProps<'button'> & { icon?: IconName }

/** A secondary button: text with an optional icon and a full-size touch target. */
export function TextButton({ icon, className, children, ...rest }: TextButtonProps) {
  return (
    <button type='button' {...rest} className={classes(styles.action, className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </button>
  )
}
