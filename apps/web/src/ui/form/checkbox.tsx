import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> & {
  children: ReactNode
  note?: ReactNode
  error?: ReactNode
}

export function Checkbox({ children, note, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        {...input}
        type='checkbox'
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      <span className={styles.texts}>
        <span>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
        {error && (
          <span id={id} role='alert' className={styles.error}>
            {error}
          </span>
        )}
      </span>
    </label>
  )
}
