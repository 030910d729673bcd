import type { ComponentProps } from 'react'
import styles from './field.module.css'

type NativeSelectProps = ComponentProps<'select'> & { label: string }

/** The browser's own list: for filters that work as a form, and for long lists on phones. */
export function NativeSelect({ label, ...rest }: NativeSelectProps) {
  return (
    <label className={styles.field}>
      <span className='label'>{label}</span>
      <select {...rest} className={styles.box} />
    </label>
  )
}
