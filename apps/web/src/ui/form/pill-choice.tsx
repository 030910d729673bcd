import { PillLabel } from '#ui/button/pill.tsx'
import styles from './pill-choice.module.css'

type PillChoiceProps<Value extends string> = {
  label: string
  /** For screen readers only, where what is chosen is clear. */
  hidesLabel?: boolean
  name: string
  options: readonly { value: Value; label: string; lang?: string }[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
}

export function PillChoice<Value extends string>(props: PillChoiceProps<Value>) {
  const { label, hidesLabel, name, options, value: chosen, onChange, error } = props
  return (
    <fieldset className={styles.choice} data-invalid={error ? true : undefined}>
      <legend className={hidesLabel ? 'hidden-label' : 'label'}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, lang }) => (
          <PillLabel key={value} className={styles.option} lang={lang}>
            <input
              type='radio'
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {label}
          </PillLabel>
        ))}
      </div>
      {error && (
        <p className='tiny bad' role='alert'>
          {error}
        </p>
      )}
    </fieldset>
  )
}
