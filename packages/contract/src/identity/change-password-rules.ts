/** `currentPassword` is left out where the form does not ask for it. */
export type PasswordFields = { currentPassword?: string; password: string; confirmation: string }

/** Each error is the key of its text. */
export type PasswordFault =
  | 'identity.password_incomplete'
  | 'identity.password_mismatch'
  | 'identity.password_too_short'
  | 'identity.password_no_uppercase'
  | 'identity.password_no_number'

/** The first broken rule, in the order they are shown. */
export function changePasswordFault(fields: PasswordFields): PasswordFault | undefined {
  const { currentPassword, password, confirmation } = fields
  if (currentPassword === '' || password === '' || confirmation === '') {
    return 'identity.password_incomplete'
  }
  if (password !== confirmation) return 'identity.password_mismatch'
  return passwordFaults(password)[0]
}

/** Every strength rule that a password breaks, shown while it is typed. */
export function passwordFaults(password: string): PasswordFault[] {
  const faults: PasswordFault[] = []
  if ([...password].length < 6) faults.push('identity.password_too_short')
  if (!/\p{Lu}/u.test(password)) faults.push('identity.password_no_uppercase')
  if (!/\d/.test(password)) faults.push('identity.password_no_number')
  return faults
}
