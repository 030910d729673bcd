import { useId } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldGroup } from '#ui/form/form.tsx'

type CheckboxGroupProps<Id extends string> = {
  label: string
  options: readonly { id: Id; label: string; note?: string }[]
  chosen: readonly Id[]
  onChange: (chosen: readonly Id[]) => void
  error?: string | undefined
}

export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { label, options, chosen, onChange, error } = props
  const id = useId()

  function toggle(option: Id, isChosen: boolean) {
    onChange(isChosen ? [...chosen, option] : chosen.filter((each) => each !== option))
  }

  return (
    <FieldGroup title={label} aria-describedby={error ? id : undefined}>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          name={option.id}
          checked={chosen.includes(option.id)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => toggle(option.id, target.checked)}
          note={option.note}
        >
          {option.label}
        </Checkbox>
      ))}
      {error && (
        <p id={id} className='bad small' role='alert'>
          {error}
        </p>
      )}
    </FieldGroup>
  )
}
