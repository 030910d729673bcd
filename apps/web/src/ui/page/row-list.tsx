import { Children, type ComponentProps, type HTMLAttributes, type ReactNode } from 'react'
import { Link, type LinkProps } from '#platform/page/link.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './row-list.module.css'
import { Inline } from './stack.tsx'

type RowListProps = HTMLAttributes<HTMLElement> & {
  isDense?: boolean
  /** Where the order of the rows tells something. */
  isOrdered?: boolean
  /** Said in place of an empty list. */
  none?: ReactNode
}

/** Things between hairlines that are more than the cells of a table. */
export function RowList({ isDense, isOrdered, none, className, ...rest }: RowListProps) {
  const Tag = isOrdered ? 'ol' : 'ul'
  const isEmpty = Children.toArray(rest.children).length === 0
  if (isEmpty) return typeof none === 'string' ? <p className='soft'>{none}</p> : none
  return <Tag {...rest} className={classes(styles.list, isDense && styles.dense, className)} />
}

type RowProps = ComponentProps<'li'> & {
  /** Before the row, such as an icon. */
  mark?: ReactNode
  /** Beside the row; below it on phones. */
  actions?: ReactNode
}

export function Row({ mark, actions, children, className, ...rest }: RowProps) {
  return (
    <li {...rest} className={classes(styles.row, className)}>
      {mark && <div className={styles.mark}>{mark}</div>}
      <div className={styles.texts}>{children}</div>
      {actions && <Inline gap={2}>{actions}</Inline>}
    </li>
  )
}

type LinkRowProps = LinkProps & {
  /** Before the texts, such as an icon. */
  mark?: ReactNode
  /** After the texts. */
  end?: ReactNode
}

/** A row that is one link. */
export function LinkRow({ mark, end, children, className, ...link }: LinkRowProps) {
  return (
    <li className={styles.linked}>
      <Link {...link} className={classes(styles.link, className)}>
        {mark}
        <span className={styles.texts}>{children}</span>
        {end}
      </Link>
    </li>
  )
}
