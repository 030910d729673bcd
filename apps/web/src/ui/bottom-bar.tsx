import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

type FootBarProps = { amount: ReactNode; says: ReactNode; children: ReactNode }

/** The price at the thumb: phones have it in place of the tabs. */
export function FootBar({ amount, says, children }: FootBarProps) {
  return (
    <div className={styles.bar} data-takes-the-foot>
      <div>
        <b>{amount}</b>
        <span className='tiny soft'>{says}</span>
      </div>
      {children}
    </div>
  )
}
