import { Link, type LinkProps } from '#platform/page/link.tsx'
import { classes } from '#ui/style/classes.ts'
import { type ButtonLook, buttonClass } from './button.tsx'

type LinkButtonProps = LinkProps & ButtonLook

/** A link that looks like a button because it is the next step. */
export function LinkButton({ kind, wide, small, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classes(buttonClass({ kind, wide, small }), className)} />
}
