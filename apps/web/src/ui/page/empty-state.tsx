import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  level?: 1 | 2 | 3
  children?: ReactNode
  /** Changes that would give results, each with its action. */
  suggestions?: { id: string; label: ReactNode; action: ReactNode }[]
  actions?: ReactNode
}

/** Explains what will be shown here and how to get it. */
export function EmptyState({ title, level = 2, children, suggestions, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading level={level} size='heading'>
        {title}
      </Heading>
      {children && <div className={styles.texts}>{children}</div>}
      {suggestions && (
        <ul className={styles.suggestions}>
          {suggestions.map((way) => (
            <li key={way.id}>
              <span>{way.label}</span>
              {way.action}
            </li>
          ))}
        </ul>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
