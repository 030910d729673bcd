import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { useText } from '#platform/texts/texts.tsx'
import { AriaLocale } from '#ui/aria-locale.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import field from './field.module.css'
import styles from './select.module.css'
import type { SelectProps } from './select.tsx'
import { SelectEnd } from './select-end.tsx'

/** A select for long lists: typing narrows it. */
export function ComboBox({
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
      <AriaComboBox
        {...rest}
        onChange={(key) => key !== null && onChange?.(String(key))}
        isInvalid={error !== undefined}
        menuTrigger='focus'
        allowsEmptyCollection
        className={field.field ?? ''}
      >
        <Label className='label'>{label}</Label>
        <Group className={classes(field.box, styles.box)}>
          <Input placeholder={placeholder ?? t('ui.choose')} />
          <Button className={styles.arrow ?? ''} aria-label={t('ui.show_options')}>
            <Icon name='down' small />
          </Button>
        </Group>
        <SelectEnd {...{ hint, error, options }} />
      </AriaComboBox>
    </AriaLocale>
  )
}
