import { emailError } from './registration-rules.ts'

/** Each error is the key of its text. */
export type EmailChangeError =
  | 'identity.email_required'
  | 'identity.email_invalid'
  | 'identity.email_same'

export function emailChangeError(current: string, email: string): EmailChangeError | undefined {
  const fault = emailError(email)
  if (fault === 'identity.email_required' || fault === 'identity.email_invalid') return fault
  const isSame = email.trim().normalize('NFKC').toLowerCase() === current
  return isSame ? 'identity.email_same' : undefined
}
