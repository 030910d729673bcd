import type { ReactNode } from 'react'
import { Icon } from '#ui/media/icon.tsx'
import styles from './field.module.css'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Shown at the end of the label's line, such as a link or "Optional". */
  aside?: ReactNode
}

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode }

export function FieldFrame({ id, label, hint, error, aside, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className='label'>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
      <div className={styles.messages} aria-live='polite'>
        {error && (
          <p id={`${id}-error`} className={`tiny bad ${styles.error}`}>
            <Icon name='alert' small />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className='tiny soft'>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Links a control to its label, hint and error for screen readers. */
export function fieldLinks(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
}
