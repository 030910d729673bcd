import type { ReactNode } from 'react'
import styles from './admin-page.module.css'

export function TwoLines({ children, second }: { children: ReactNode; second?: ReactNode }) {
  return (
    <div className={styles.cell}>
      {children}
      {second && <small>{second}</small>}
    </div>
  )
}
