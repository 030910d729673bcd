import type { ReactNode } from 'react'
import styles from './channels.module.css'

export function ChannelName({ name, children = name }: { name: string; children?: ReactNode }) {
  return (
    <span className={styles.channel}>
      <span className={styles.initial} aria-hidden='true'>
        {name.slice(0, 1).toUpperCase()}
      </span>
      {children}
    </span>
  )
}
