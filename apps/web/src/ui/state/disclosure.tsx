import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './disclosure.module.css'

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  /** The line that opens what follows it. */
  title: ReactNode
  /** As wide as its list, with a hairline below. */
  isRow?: boolean
}

export function Disclosure({ title, isRow, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classes(styles.disclosure, isRow && styles.row, className)}>
      <summary>
        {title}
        <Icon name='down' small />
      </summary>
      {children}
    </details>
  )
}
