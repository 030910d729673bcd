import type { ReactNode } from 'react'
import styles from './filters.module.css'

type FilterChoiceProps = {
  name: string
  label: string
  /** What it says while it filters nothing. */
  any: string
  value: string
  children: ReactNode
}

/** A filter of a list in a form that submits to the address. */
export function FilterChoice({ name, label, any, value, children }: FilterChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        <option value=''>{any}</option>
        {children}
      </select>
    </label>
  )
}
