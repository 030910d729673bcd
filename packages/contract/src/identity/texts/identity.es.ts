import type { identityTexts as english } from './identity.en.ts'

export const identityTexts: Record<keyof typeof english, string> = {
  'identity.name_required': 'El nombre es obligatorio',
  'identity.name_on_one_line': 'Escriba su nombre en una sola línea',
  'identity.email_required': 'El correo es obligatorio',
  'identity.email_invalid': 'El formato del correo no es válido',
  'identity.email_same': 'Este ya es su correo',
  'identity.phone_required': 'El teléfono es obligatorio',
  'identity.phone_invalid': 'El formato del teléfono no es válido (mínimo 10 dígitos)',
  'identity.pin_required': 'La contraseña es obligatoria',
  'identity.pin_not_four_digits': 'La contraseña debe tener 4 dígitos',
  'identity.pin_trivial':
    'Demasiado fácil de adivinar: evite 1234, dígitos repetidos y años. Elija 4 dígitos más difíciles de adivinar.',
  'identity.pin_confirmation_required': 'Confirme la contraseña',
  'identity.pin_mismatch': 'Las contraseñas no coinciden',
  'identity.correct_the_errors': 'Corrija los errores antes de continuar',
  'identity.password_incomplete': 'Complete todos los campos',
  'identity.password_mismatch': 'Las contraseñas no coinciden',
  'identity.password_too_short': 'Al menos 6 caracteres',
  'identity.password_no_uppercase': 'Al menos una letra mayúscula',
  'identity.password_no_number': 'Al menos un número',
  'identity.deletion_blocked.last_admin': 'No hay otro administrador. Agregue uno primero.',
  'identity.unnamed': 'Huésped',
}
