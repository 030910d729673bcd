import type { ReactNode } from 'react'
import { ActionLink } from '#ui/button/text-link.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './detail.module.css'

type DetailProps = {
  /** Says what is opened, for screen readers. */
  label: string
  list: ReactNode
  /** The list again, shown where it has no room beside what is opened. */
  back: { to: string; label: string }
  /** For a form, which needs more room than facts. */
  isWide?: boolean
  /** What is opened; nothing shows the list alone. */
  children: ReactNode
}

/** A list, and beside it the row that is opened, in place of the list on narrow screens. */
export function Detail({ label, list, back, isWide, children }: DetailProps) {
  const isOpen = Boolean(children)
  return (
    <div className={classes(styles.detail, isOpen && styles.open, isWide && styles.wide)}>
      <div className={styles.list}>{list}</div>
      {isOpen && (
        <aside className={styles.opened} aria-label={label}>
          <ActionLink to={back.to} icon='left' className={styles.back} preventScrollReset>
            {back.label}
          </ActionLink>
          {children}
        </aside>
      )}
    </div>
  )
}
