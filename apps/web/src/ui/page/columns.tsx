import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './columns.module.css'

type ColumnsProps = HTMLAttributes<HTMLElement> & {
  /**
   * `side` makes the last column narrow, for what accompanies the first; `price` is as wide as a
   * card with a price; `many` has as many as there is room for.
   */
  kind?: 'even' | 'side' | 'many' | 'price'
  /** Shares of two columns instead: `[4, 9]` puts a short text beside its content. */
  shares?: readonly [number, number]
  isCentered?: boolean
  as?: 'div' | 'section' | 'article'
}

/** Parts of a page beside each other, one below the other where there is no room. */
export function Columns(props: ColumnsProps) {
  const { kind = 'even', shares, isCentered, as: Tag = 'div', className, style, ...rest } = props
  const widths: (CSSProperties & Record<'--widths', string>) | undefined = shares && {
    ...style,
    '--widths': shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
  }
  return (
    <Tag
      {...rest}
      style={widths ?? style}
      className={classes(
        styles.columns,
        styles[shares ? 'shares' : kind],
        isCentered && styles.centered,
        className,
      )}
    />
  )
}

/** Several sections in one of the columns. */
export function Column({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <div {...rest} className={classes(styles.column, className)} />
}

type BesideProps = { id?: string; className?: string | undefined; children: ReactNode }

/** A section with a short text beside its content; on phones above it. */
export function Beside({ className, ...rest }: BesideProps) {
  return (
    <Columns
      {...rest}
      as='section'
      shares={[4, 9]}
      className={classes('far', styles.beside, className)}
    />
  )
}
