import type { ComponentProps, ReactNode } from 'react'
import { splitAtW } from '#ui/format/split-at-w.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './heading.module.css'

type HeadingProps = ComponentProps<'h2'> & {
  level: 1 | 2 | 3 | 4
  size?: 'display' | 'title' | 'page' | 'heading' | 'name' | 'plain'
}

const usualSize = { 1: 'title', 2: 'heading', 3: 'plain', 4: 'plain' } as const

export function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  const chosen = size ?? usualSize[level]
  return (
    <Tag {...rest} className={classes(styles[chosen], className)}>
      {chosen === 'plain' ? children : kerned(children)}
    </Tag>
  )
}

function kerned(children: ReactNode): ReactNode {
  if (typeof children !== 'string' || !children.includes('W')) return children
  return splitAtW(children).map(({ at, part }) => (
    <span key={at} className={part === 'W' ? styles.w : undefined}>
      {part}
    </span>
  ))
}
