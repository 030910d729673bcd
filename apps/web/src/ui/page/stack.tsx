import type { CSSProperties, HTMLAttributes } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './stack.module.css'

type StackProps = HTMLAttributes<HTMLElement> & {
  /** A space of the tokens: 4 is `--s4`. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  as?: 'div' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span'
}

/** Things one below the other. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <Spaced {...rest} gap={gap} className={classes(styles.stack, className)} />
}

type InlineProps = StackProps & {
  /** Pushes the first and the last apart. */
  isSpread?: boolean
  isEnd?: boolean
}

/** Things beside each other that wrap where there is no room, such as actions. */
export function Inline({ gap = 3, isSpread, isEnd, className, ...rest }: InlineProps) {
  return (
    <Spaced
      {...rest}
      gap={gap}
      className={classes(styles.inline, isSpread && styles.spread, isEnd && styles.end, className)}
    />
  )
}

/** Each sets its own space, or it would have that of the one around it. */
function Spaced({ gap, as: Tag = 'div', style, ...rest }: StackProps) {
  const space: (CSSProperties & Record<'--gap', string>) | undefined = gap && {
    ...style,
    '--gap': `var(--s${gap})`,
  }
  return <Tag {...rest} style={space ?? style} />
}
