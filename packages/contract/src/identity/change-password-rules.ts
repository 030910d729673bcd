/** `currentPassword` is missing if the form does not require it. */
export type PasswordFields = { currentPassword?: string; password: string; confirmation: string }

/** Each error is the key of its text. */
export type PasswordError =
  | 'identity.password_incomplete'
  | 'identity.password_mismatch'
  | 'identity.password_too_short'
  | 'identity.password_no_uppercase'
  | 'identity.password_no_number'

/** The first broken rule, in the order they are shown. */
export function changePasswordError(fields: PasswordFields): PasswordError | undefined {
  const { currentPassword, password, confirmation } = fields
  if (currentPassword === '' || password === '' || confirmation === '') {
    return 'identity.password_incomplete'
  }
  if (password !== confirmation) return 'identity.password_mismatch'
  return passwordErrors(password)[0]
}

/** Every strength rule that a password breaks, shown while it is typed. */
export function passwordErrors(password: string): PasswordError[] {
  const errors: PasswordError[] = []
  if ([...password].length < 6) errors.push('identity.password_too_short')
  if (!/\p{Lu}/u.test(password)) errors.push('identity.password_no_uppercase')
  if (!/\d/.test(password)) errors.push('identity.password_no_number')
  return errors
}
