import type { ComponentProps, ReactNode } from 'react'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  children: ReactNode
  note?: ReactNode
}

export function Switch({ children, note, ...input }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span className={styles.words}>
        <span>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own checkedness */}
      <input {...input} type='checkbox' role='switch' />
    </label>
  )
}
