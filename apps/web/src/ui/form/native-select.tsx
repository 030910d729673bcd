import type { ComponentProps } from 'react'
import styles from './native-select.module.css'

type NativeSelectProps = ComponentProps<'select'> & { label: string }

/** The browser's own list: for filters that work as a form, and for long lists on phones. */
export function NativeSelect({ label, ...rest }: NativeSelectProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select {...rest} />
    </label>
  )
}
