import { Button } from 'react-aria-components/Button'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { useText } from '#platform/texts.tsx'
import { AriaLocale } from './aria-locale.tsx'
import { Icon } from './icon.tsx'
import { type Option, Options } from './options.tsx'
import styles from './select.module.css'

export type SelectProps = {
  label: string
  options: readonly Option[]
  name?: string
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  placeholder?: string
  hint?: string
  error?: string | undefined
  isDisabled?: boolean
}

export function Select({
  label,
  options,
  onChange,
  placeholder,
  hint,
  error,
  ...rest
}: SelectProps) {
  const say = useText()
  return (
    <AriaLocale>
      <AriaSelect
        {...rest}
        onChange={(key) => key !== null && onChange?.(String(key))}
        placeholder={placeholder ?? say('ui.choose')}
        isInvalid={error !== undefined}
        className={styles.select ?? ''}
      >
        <Label className={styles.label}>{label}</Label>
        <Button className={styles.box ?? ''}>
          <SelectValue className={styles.value ?? ''}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <Icon name='down' small />
        </Button>
        <FieldError className={styles.error ?? ''}>{error}</FieldError>
        {hint && (
          <Text slot='description' className={styles.hint}>
            {hint}
          </Text>
        )}
        <Options options={options} />
      </AriaSelect>
    </AriaLocale>
  )
}
