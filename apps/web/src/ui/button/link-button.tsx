import { Link, type LinkProps } from '#platform/page/link.tsx'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import { type ButtonLook, buttonClass } from './button.tsx'

type LinkButtonProps = LinkProps & ButtonLook & { icon?: IconName | undefined }

/** A link that looks like a button because it is the next step. */
export function LinkButton(props: LinkButtonProps) {
  const { kind, wide, small, icon, className, children, ...rest } = props
  return (
    <Link {...rest} className={classes(buttonClass({ kind, wide, small }), className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </Link>
  )
}
