import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

type BottomBarProps = { amount: ReactNode; description: ReactNode; children: ReactNode }

/** The price and main action at the bottom of the screen; phones show it in place of the tab bar. */
export function BottomBar({ amount, description, children }: BottomBarProps) {
  return (
    <div className={styles.bar} data-takes-the-foot>
      <div>
        <b>{amount}</b>
        <span className='tiny soft'>{description}</span>
      </div>
      {children}
    </div>
  )
}
