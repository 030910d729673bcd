import { hasVisibleText, isOneLine } from '#platform/line-rules.ts'

/** What a user enters to register; the same rules run in the form and in the API. */
export type RegistrationFields = {
  fullName: string
  email: string
  phone: string
  pin: string
  conPin: string
}

/** Each error is the key of its text. */
export type RegistrationError =
  | 'identity.name_required'
  | 'identity.name_on_one_line'
  | 'identity.email_required'
  | 'identity.email_invalid'
  | 'identity.phone_required'
  | 'identity.phone_invalid'
  | 'identity.pin_required'
  | 'identity.pin_not_four_digits'
  | 'identity.pin_trivial'
  | 'identity.pin_confirmation_required'
  | 'identity.pin_mismatch'

export type RegistrationErrors = { [field in keyof RegistrationFields]?: RegistrationError }

/** Shown above the form while any field has an error. */
export const registrationErrorSummary = 'identity.correct_the_errors'

export function registrationErrors(fields: RegistrationFields): RegistrationErrors {
  const found = {
    fullName: nameError(fields.fullName),
    email: emailError(fields.email),
    phone: phoneError(fields.phone),
    pin: pinError(fields.pin),
    conPin: confirmationError(fields),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

export function nameError(fullName: string): RegistrationError | undefined {
  if (!hasVisibleText(fullName)) return 'identity.name_required'
  return isOneLine(fullName.trim()) ? undefined : 'identity.name_on_one_line'
}

export function emailError(email: string): RegistrationError | undefined {
  if (email.trim() === '') return 'identity.email_required'
  return isEmail(email.trim().normalize('NFKC')) ? undefined : 'identity.email_invalid'
}

export function phoneError(phone: string): RegistrationError | undefined {
  if (phone.trim() === '') return 'identity.phone_required'
  return isPhone(phone.trim()) ? undefined : 'identity.phone_invalid'
}

function pinError(pin: string): RegistrationError | undefined {
  if (pin === '') return 'identity.pin_required'
  if (!/^[0-9]{4}$/.test(pin)) return 'identity.pin_not_four_digits'
  return isTrivialPin(pin) ? 'identity.pin_trivial' : undefined
}

/** Repeated digits, sequences, pairs and years are what attackers try first. */
function isTrivialPin(pin: string): boolean {
  const isRun = '0123456789012'.includes(pin) || '2109876543210'.includes(pin)
  return /^(\d)\1{3}$|^(\d\d)\2$|^(19|20)/.test(pin) || isRun
}

export function isEmail(email: string): boolean {
  const [name = '', domain = '', ...rest] = email.split('@')
  const isPlain = localPart.test(name) && !/^\.|\.\.|\.$/.test(name)
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => domainLabel.test(label))
  return rest.length === 0 && email.length <= 254 && isPlain && isDomain
}

const localPart = /^[^\s\p{C}\p{Default_Ignorable_Code_Point}"(),:;<>@[\]\\]{1,64}$/u
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

export function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length
  return isOneLine(phone) && /^\+?[\d\s().-]+$/.test(phone) && digits >= 10 && digits <= 15
}

function confirmationError({ pin, conPin }: RegistrationFields): RegistrationError | undefined {
  if (conPin === '') return 'identity.pin_confirmation_required'
  return conPin === pin ? undefined : 'identity.pin_mismatch'
}
