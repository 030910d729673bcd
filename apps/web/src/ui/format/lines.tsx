import type { ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './lines.module.css'

export function Lines({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return <dl className={classes(styles.lines, className)}>{children}</dl>
}

type LineProps = {
  label: ReactNode
  note?: ReactNode
  children: ReactNode
  kind?: 'sub' | 'less' | 'total'
}

export function Line({ label, note, children, kind }: LineProps) {
  return (
    <div className={classes(styles.line, kind && styles[kind])}>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
