import type { ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './beside.module.css'

type BesideProps = { id?: string; className?: string | undefined; children: ReactNode }

/** A section with a short text beside its content; on phones above it. */
export function Beside({ id, className, children }: BesideProps) {
  return (
    <section id={id} className={classes('far', styles.beside, className)}>
      {children}
    </section>
  )
}

export function BesideText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}
