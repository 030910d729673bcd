import styles from './pill-choice.module.css'

type PillChoiceProps<Value extends string> = {
  label: string
  name: string
  options: readonly { value: Value; label: string; lang?: string }[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
}

export function PillChoice<Value extends string>(props: PillChoiceProps<Value>) {
  const { label, name, options, value: chosen, onChange, error } = props
  return (
    <fieldset className={styles.choice} data-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, lang }) => (
          <label key={value} className={styles.option} lang={lang}>
            <input
              type='radio'
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} role='alert'>
          {error}
        </p>
      )}
    </fieldset>
  )
}
