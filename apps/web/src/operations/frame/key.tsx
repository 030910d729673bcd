import type { ReactNode } from 'react'
import styles from './console-frame.module.css'

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>
}
