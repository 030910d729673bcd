import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import styles from './account.module.css'

type AccountPartProps = { id?: string; title: string; says?: string; children: ReactNode }

/** One section of the account page: its title in the margin, its controls beside it. */
export function AccountSection({ id, title, says, children }: AccountPartProps) {
  return (
    <section id={id} className={styles.part}>
      <header className={styles.partHead}>
        <Heading level={2} size='name'>
          {title}
        </Heading>
        {says && <p className='soft small'>{says}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
