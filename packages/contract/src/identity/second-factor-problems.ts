export const secondFactorProblems = {
  'identity.second_factor_required': {
    status: 403,
    en: 'Sign in with your passkey or a code from your app to continue.',
    es: 'Inicie sesión con su llave de acceso o un código de su aplicación para continuar.',
  },
  'identity.second_factor_setup_required': {
    status: 403,
    en: 'Set up two-step sign-in to open the console.',
    es: 'Configure la verificación en dos pasos para abrir la consola.',
  },
  'identity.second_factor_stale': {
    status: 403,
    en: 'Enter a new code from your app, or sign in with your passkey again.',
    es: 'Escriba un código nuevo de su aplicación o inicie sesión de nuevo con su llave de acceso.',
  },
  'identity.second_factor_on': {
    status: 409,
    en: 'Two-step sign-in is already on.',
    es: 'La verificación en dos pasos ya está activada.',
  },
  'identity.wrong_code': {
    status: 403,
    en: 'This code is incorrect or was already used. Enter the newest one.',
    es: 'Este código no es correcto o ya se usó. Escriba el más reciente.',
  },
  'identity.passkey_refused': {
    status: 403,
    en: 'This passkey wasn’t accepted. Try again, or sign in another way.',
    es: 'No se aceptó esta llave de acceso. Inténtelo de nuevo o inicie sesión de otra forma.',
  },
  'identity.too_many_passkeys': {
    status: 409,
    en: 'You can save up to 20 passkeys. Remove one first.',
    es: 'Puede guardar hasta 20 llaves de acceso. Elimine una primero.',
  },
  'identity.account_locked': {
    status: 403,
    en: 'This account is locked. We sent you an email with the reason.',
    es: 'Esta cuenta está bloqueada. Le enviamos un correo con el motivo.',
  },
} as const
