import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './button.module.css'

export type ButtonLook = {
  kind?: 'primary' | 'quiet' | 'paper' | 'danger' | undefined
  wide?: boolean | undefined
  small?: boolean | undefined
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

export function Button({ kind, wide, small, busy, className, onClick, ...rest }: ButtonProps) {
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
    />
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
