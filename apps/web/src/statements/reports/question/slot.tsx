import styles from '#statements/reports/reports.module.css'

type SlotProps = {
  label: string
  value: string
  options: readonly { id: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice inside a sentence; a native select, so it wraps and works like the words around it. */
export function Slot({ label, value, options, onChange }: SlotProps) {
  return (
    <select
      className={styles.slot}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}
