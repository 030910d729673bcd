import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconName } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './button.module.css'

export type ButtonLook = {
  kind?: 'primary' | 'quiet' | 'paper' | 'danger' | undefined
  wide?: boolean | undefined
  small?: boolean | undefined
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { busy?: boolean | undefined; icon?: IconName | undefined }

export function Button(props: ButtonProps) {
  const { kind, wide, small, busy, icon, className, onClick, children, ...rest } = props

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type='button'
      {...rest}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classes(buttonClass({ kind, wide, small }), busy && styles.busy, className)}
    >
      {icon && <Icon name={icon} small />}
      {children}
    </button>
  )
}

export function buttonClass({ kind = 'primary', wide, small }: ButtonLook): string {
  return classes(
    styles.button,
    kind !== 'primary' && styles[kind],
    wide && styles.wide,
    small && styles.small,
  )
}
