import type { ComponentProps } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'

type NameAndEmailFieldsProps = {
  bind: (name: 'fullName' | 'email') => Omit<ComponentProps<typeof Field>, 'label'>
}

export function NameAndEmailFields({ bind }: NameAndEmailFieldsProps) {
  const t = useText()
  return (
    <>
      <Field {...bind('fullName')} label={t('sign_in.name')} autoComplete='name' maxLength={120} />
      <Field
        {...bind('email')}
        label={t('sign_in.email')}
        type='email'
        inputMode='email'
        autoComplete='email'
        autoCapitalize='none'
        spellCheck={false}
        maxLength={254}
      />
    </>
  )
}
