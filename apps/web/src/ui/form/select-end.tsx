import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { Options } from './options.tsx'
import styles from './select.module.css'
import type { SelectProps } from './select.tsx'

/** What stands below the box of a select: the fault, the hint, and the list while it is open. */
export function SelectEnd({
  hint,
  error,
  options,
}: Pick<SelectProps, 'hint' | 'error' | 'options'>) {
  return (
    <>
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
      {hint && (
        <Text slot='description' className={styles.hint}>
          {hint}
        </Text>
      )}
      <Options options={options} />
    </>
  )
}
