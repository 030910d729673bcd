import type { ReactNode } from 'react'
import styles from './offline.module.css'

type FoldProps = { title: string; about?: string; isOpen?: boolean; children: ReactNode }

/** A part that is closed until it is wanted. */
export function Fold({ title, about, isOpen, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        {title}
        {about && <span className='soft small'>{about}</span>}
      </summary>
      {children}
    </details>
  )
}
