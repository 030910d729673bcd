import type { ComponentProps } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './card.module.css'

type CardProps = ComponentProps<'div'> & { kind?: 'plain' | 'floats' | 'sunk' }

/** A surface on the page; `floats` has a shadow and is for the price, `sunk` has a darker background. */
export function Card({ kind = 'plain', className, ...rest }: CardProps) {
  return (
    <div {...rest} className={classes(styles.card, kind !== 'plain' && styles[kind], className)} />
  )
}
