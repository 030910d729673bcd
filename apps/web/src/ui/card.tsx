import type { HTMLAttributes } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './card.module.css'

type CardProps = HTMLAttributes<HTMLElement> & {
  /** `floats` has a shadow; `price` too, and holds the lines of a price; `sunk` is darker. */
  kind?: 'plain' | 'floats' | 'price' | 'sunk'
  /** Stays in view beside what it accompanies. */
  isSticky?: boolean
  as?: 'div' | 'section' | 'aside'
}

/** A surface on the page. */
export function Card({ kind = 'plain', isSticky, as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classes(
        styles.card,
        kind !== 'plain' && styles[kind],
        isSticky && styles.sticky,
        className,
      )}
    />
  )
}
