export const identityTexts = {
  'identity.name_required': 'Name is required',
  'identity.email_required': 'Email is required',
  'identity.email_invalid': 'Invalid email format',
  'identity.phone_required': 'Phone is required',
  'identity.phone_invalid': 'Invalid phone format (minimum 10 digits)',
  'identity.pin_required': 'Password is required',
  'identity.pin_not_four_digits': 'Password must be 4 digits',
  'identity.pin_trivial':
    'Too easy to guess: avoid 1234, repeated digits and years. Pick four digits only you would choose.',
  'identity.pin_confirmation_required': 'Please confirm password',
  'identity.pin_mismatch': 'Passwords do not match',
  'identity.correct_the_errors': 'Please correct the errors before continuing',

  'identity.password_incomplete': 'Please complete all fields',
  'identity.password_mismatch': 'Passwords do not match',
  'identity.password_too_short': 'At least 6 characters',
  'identity.password_no_uppercase': 'At least one uppercase letter',
  'identity.password_no_number': 'At least one number',

  'identity.stays.last_admin': 'You are the only administrator. Name another one first.',
}
