import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './bottom-bar.module.css'

/** The main actions at the bottom of the screen; phones show them in place of the tab bar. */
export function FootBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.bar, className)} data-takes-the-foot />
}

type BottomBarProps = { amount: ReactNode; description: ReactNode; children: ReactNode }

/** The price and the main action. */
export function BottomBar({ amount, description, children }: BottomBarProps) {
  return (
    <FootBar>
      <div className={styles.price}>
        <b>{amount}</b>
        <span className='tiny soft'>{description}</span>
      </div>
      {children}
    </FootBar>
  )
}
