import { type ReactNode, useId } from 'react'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './step.module.css'

type StepProps = { number: number; title: string; isDone?: boolean; children: ReactNode }

export function Step({ number, title, isDone, children }: StepProps) {
  const id = useId()
  return (
    <section className={styles.step} aria-labelledby={id}>
      <p className={classes(styles.number, isDone && styles.done)} aria-hidden='true'>
        {number}
      </p>
      <div className={styles.body}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  )
}
