import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import styles from './account.module.css'

type AccountSectionProps = { id?: string; title: string; description?: string; children: ReactNode }

export function AccountSection({ id, title, description, children }: AccountSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <header className={styles.sectionHead}>
        <Heading level={2} size='name'>
          {title}
        </Heading>
        {description && <p className='soft small'>{description}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
