import type { Fields } from '#platform/form/use-fields.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PasswordField } from '#ui/form/field.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { PasswordStrength } from './password-strength.tsx'

type NewPasswordFieldsProps = {
  fields: Pick<Fields<'password' | 'confirmation'>, 'values' | 'bind' | 'isSettled'>
}

/** The new password twice; a mismatch shows while typing. */
export function NewPasswordFields({ fields }: NewPasswordFieldsProps) {
  const t = useText()
  const { password, confirmation } = fields.values
  const hasDiverged = !password.startsWith(confirmation)
  const isDifferent = confirmation !== password && fields.isSettled('confirmation')
  const hasMismatch = confirmation !== '' && (hasDiverged || isDifferent)
  return (
    <>
      <Stack>
        <PasswordField
          {...fields.bind('password')}
          label={t('sign_in.new_password')}
          autoComplete='new-password'
          maxLength={200}
        />
        <PasswordStrength password={password} />
      </Stack>
      <PasswordField
        {...fields.bind('confirmation')}
        label={t('sign_in.confirm_password')}
        autoComplete='new-password'
        maxLength={200}
        error={hasMismatch ? t('identity.password_mismatch') : undefined}
      />
    </>
  )
}
