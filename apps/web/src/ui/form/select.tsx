import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useText } from '#platform/texts/texts.tsx'
import { AriaLocale } from '#ui/aria-locale.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import field from './field.module.css'
import type { Option } from './options.tsx'
import styles from './select.module.css'
import { SelectEnd } from './select-end.tsx'

export type SelectProps = {
  label: string
  options: readonly Option[]
  name?: string
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  placeholder?: string
  hint?: string | undefined
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
  const t = useText()
  return (
    <AriaLocale>
      <AriaSelect
        {...rest}
        onChange={(key) => key !== null && onChange?.(String(key))}
        placeholder={placeholder ?? t('ui.choose')}
        isInvalid={error !== undefined}
        className={field.field ?? ''}
      >
        <Label className='label'>{label}</Label>
        <Button className={classes(field.box, styles.box)}>
          <SelectValue className={styles.value ?? ''}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <Icon name='down' small />
        </Button>
        <SelectEnd {...{ hint, error, options }} />
      </AriaSelect>
    </AriaLocale>
  )
}
