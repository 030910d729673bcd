import { Field } from './field.tsx'

type AddressFieldProps = {
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A web address that is typed or pasted. */
export function AddressField({ onChange, ...field }: AddressFieldProps) {
  return (
    <Field
      name='url'
      inputMode='url'
      autoComplete='off'
      spellCheck={false}
      maxLength={2000}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  )
}
