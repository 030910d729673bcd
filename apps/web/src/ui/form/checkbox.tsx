import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { ChoiceTexts } from './choice-texts.tsx'

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
      <ChoiceTexts note={note} error={error} errorId={id}>
        {children}
      </ChoiceTexts>
    </label>
  )
}
