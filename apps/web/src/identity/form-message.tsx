import type { ReactNode } from 'react'
import { Icon } from '#ui/media/icon.tsx'
import styles from './forms.module.css'

/** The line above a form's button; its space is reserved, so that a message moves nothing. */
export function FormMessage({ children }: { children?: ReactNode }) {
  return (
    <div role='alert' className={styles.message}>
      {children && (
        <>
          <Icon name='alert' small />
          <span>{children}</span>
        </>
      )}
    </div>
  )
}
