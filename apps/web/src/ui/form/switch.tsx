import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { ChoiceTexts } from './choice-texts.tsx'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  children: ReactNode
  note?: ReactNode
}

export function Switch({ children, note, onChange, ...input }: SwitchProps) {
  const [isOn, setOn] = useState(input.defaultChecked ?? false)

  function turn(event: ChangeEvent<HTMLInputElement>) {
    setOn(event.target.checked)
    onChange?.(event)
  }

  return (
    <label className={styles.switch}>
      <ChoiceTexts note={note}>{children}</ChoiceTexts>
      <input
        {...input}
        type='checkbox'
        role='switch'
        aria-checked={input.checked ?? isOn}
        onChange={turn}
      />
    </label>
  )
}
