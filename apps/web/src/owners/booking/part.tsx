import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import styles from './hosted-booking.module.css'

type PartProps = { id: string; title: string; children: ReactNode }

export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} id={id} size='name'>
        {title}
      </Heading>
      {children}
    </section>
  )
}
