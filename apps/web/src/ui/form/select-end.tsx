import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { type Option, Options } from './options.tsx'

type SelectEndProps = {
  options: readonly Option[]
  hint: string | undefined
  error: string | undefined
}

/** The error, the hint and, while open, the list of a select. */
export function SelectEnd({ hint, error, options }: SelectEndProps) {
  return (
    <>
      <FieldError className='tiny bad'>{error}</FieldError>
      {hint && (
        <Text slot='description' className='tiny soft'>
          {hint}
        </Text>
      )}
      <Options options={options} />
    </>
  )
}
