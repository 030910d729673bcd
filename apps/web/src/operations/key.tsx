import type { ReactNode } from 'react'
import styles from '#operations/frame/console-frame.module.css'

export function Key({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>
}
