import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  level?: 1 | 2 | 3
  children?: ReactNode
  /** Each thing that could be changed, and what it would give. */
  ways?: { id: string; label: ReactNode; act: ReactNode }[]
  acts?: ReactNode
}

/** Says what is not here and what to do about it. */
export function EmptyState({ title, level = 2, children, ways, acts }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading level={level} size='heading'>
        {title}
      </Heading>
      {children && <p>{children}</p>}
      {ways && (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.id}>
              <span>{way.label}</span>
              {way.act}
            </li>
          ))}
        </ul>
      )}
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  )
}
