import type { ReactNode } from 'react'
import { Icon } from '#ui/media/icon.tsx'
import styles from './field.module.css'

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Stands at the end of the label's line, such as a link or "Optional". */
  aside?: ReactNode
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode }

export function FieldFrame({ id, label, hint, error, aside, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
      <div className={styles.says} aria-live='polite'>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon name='alert' small />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Ties a control to its label, hint and error for screen readers. */
export function fieldLinks(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const said = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': said || undefined,
  } as const
}
