import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import styles from './section-head.module.css'

type SectionHeadProps = { id: string; title: string; about: ReactNode; children: ReactNode }

export function SectionHead({ id, title, about, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {about}
      </div>
      {children}
    </div>
  )
}
