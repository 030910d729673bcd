import type { ComponentProps } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './card.module.css'

type CardProps = ComponentProps<'div'> & { kind?: 'plain' | 'floats' | 'sunk' }

/** Paper lying on the page; `floats` is for the one that holds a price, `sunk` is pressed into it. */
export function Card({ kind = 'plain', className, ...rest }: CardProps) {
  return (
    <div {...rest} className={classes(styles.card, kind !== 'plain' && styles[kind], className)} />
  )
}
