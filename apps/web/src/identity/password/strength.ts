import {
  type PasswordError,
  passwordErrors,
} from '@marea/contract/identity/change-password-rules.ts'

export type Strength = 'weak' | 'good' | 'strong'

export const passwordRules = [
  'identity.password_too_short',
  'identity.password_no_uppercase',
  'identity.password_no_number',
] as const satisfies readonly PasswordError[]

/** Once the rules are met, length decides how long guessing takes. */
export function strengthOf(password: string): Strength {
  if (passwordErrors(password).length > 0) return 'weak'
  const isLong = [...password].length >= 12 && new Set(password).size >= 8
  return isLong ? 'strong' : 'good'
}
