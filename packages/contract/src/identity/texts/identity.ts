import type { Texts } from '#platform/language.ts'

export const identityTexts = {
  'identity.name_required': { en: 'Name is required', es: 'El nombre es obligatorio' },
  'identity.name_on_one_line': {
    en: 'Enter your name on one line',
    es: 'Escriba su nombre en una sola línea',
  },
  'identity.email_required': { en: 'Email is required', es: 'El correo es obligatorio' },
  'identity.email_invalid': {
    en: 'Invalid email format',
    es: 'El formato del correo no es válido',
  },
  'identity.email_same': { en: 'This is already your email', es: 'Este ya es su correo' },
  'identity.phone_required': { en: 'Phone is required', es: 'El teléfono es obligatorio' },
  'identity.phone_invalid': {
    en: 'Invalid phone format (minimum 10 digits)',
    es: 'El formato del teléfono no es válido (mínimo 10 dígitos)',
  },
  'identity.pin_required': { en: 'Password is required', es: 'La contraseña es obligatoria' },
  'identity.pin_not_four_digits': {
    en: 'Password must be 4 digits',
    es: 'La contraseña debe tener 4 dígitos',
  },
  'identity.pin_trivial': {
    en: 'Too easy to guess: avoid 1234, repeated digits and years. Choose 4 digits that are harder to guess.',
    es: 'Demasiado fácil de adivinar: evite 1234, dígitos repetidos y años. Elija 4 dígitos más difíciles de adivinar.',
  },
  'identity.pin_confirmation_required': {
    en: 'Please confirm password',
    es: 'Confirme la contraseña',
  },
  'identity.pin_mismatch': { en: 'Passwords do not match', es: 'Las contraseñas no coinciden' },
  'identity.correct_the_errors': {
    en: 'Please correct the errors before continuing',
    es: 'Corrija los errores antes de continuar',
  },
  'identity.password_incomplete': {
    en: 'Please complete all fields',
    es: 'Complete todos los campos',
  },
  'identity.password_mismatch': {
    en: 'Passwords do not match',
    es: 'Las contraseñas no coinciden',
  },
  'identity.password_too_short': { en: 'At least 6 characters', es: 'Al menos 6 caracteres' },
  'identity.password_no_uppercase': {
    en: 'At least one uppercase letter',
    es: 'Al menos una letra mayúscula',
  },
  'identity.password_no_number': { en: 'At least one number', es: 'Al menos un número' },
  'identity.deletion_blocked.last_admin': {
    en: 'You’re the only administrator. Add another one first.',
    es: 'No hay otro administrador. Agregue uno primero.',
  },
  'identity.unnamed': { en: 'Guest', es: 'Huésped' },
} satisfies Texts
