import styles from './pill-choice.module.css'

type PillChoiceProps<Value extends string> = {
  label: string
  name: string
  options: readonly { value: Value; label: string; lang?: string }[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
}

export function PillChoice<Value extends string>(props: PillChoiceProps<Value>) {
  const { label, name, options, value: chosen, onChange } = props
  return (
    <fieldset className={styles.choice}>
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
    </fieldset>
  )
}
