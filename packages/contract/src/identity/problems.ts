export const identityProblems = {
  'identity.sign_in_required': {
    status: 401,
    en: 'Sign in to continue.',
    es: 'Inicie sesión para continuar.',
  },
  'identity.wrong_credentials': {
    status: 401,
    en: 'Incorrect email or password',
    es: 'Correo o contraseña incorrectos',
  },
  'identity.wrong_secret': { status: 403, en: 'Incorrect password.', es: 'Contraseña incorrecta.' },
  'identity.try_later': {
    status: 429,
    en: 'Too many attempts. Wait a few minutes, or reset your password by email.',
    es: 'Demasiados intentos. Espere unos minutos o restablezca su contraseña por correo.',
  },
  'identity.registration_refused': {
    status: 400,
    en: 'Please correct the errors before continuing',
    es: 'Corrija los errores antes de continuar',
  },
  'identity.registration_failed': {
    status: 500,
    en: 'Error registering user',
    es: 'Error al registrar el usuario',
  },
  'identity.link_invalid': {
    status: 400,
    en: 'This link has expired or was already used. Request a new one.',
    es: 'Este enlace venció o ya se usó. Solicite uno nuevo.',
  },
  'identity.password_refused': {
    status: 400,
    en: 'Please correct the errors before continuing',
    es: 'Corrija los errores antes de continuar',
  },
  'identity.email_refused': {
    status: 400,
    en: 'Please correct the errors before continuing',
    es: 'Corrija los errores antes de continuar',
  },
  'identity.confirmation_required': {
    status: 403,
    en: 'Enter your password again to continue.',
    es: 'Escriba de nuevo su contraseña para continuar.',
  },
  'identity.other_account': {
    status: 403,
    en: 'That’s a different account. Choose the one you signed in with.',
    es: 'Es otra cuenta. Elija aquella con la que inició sesión.',
  },
  'identity.email_unconfirmed': {
    status: 403,
    en: 'Confirm your email first. We sent you a link.',
    es: 'Confirme primero su correo. Le enviamos un enlace.',
  },
  'identity.account_busy': {
    status: 409,
    en: 'You can’t delete your account while it has open items.',
    es: 'No puede eliminar su cuenta mientras tenga asuntos pendientes.',
  },
  'identity.deletion_failed': {
    status: 500,
    en: 'Error deleting account. Please try again.',
    es: 'Error al eliminar la cuenta. Inténtelo de nuevo.',
  },
  'identity.profile_not_saved': {
    status: 500,
    en: 'Error saving profile',
    es: 'Error al guardar el perfil',
  },
  'identity.changes_not_saved': {
    status: 500,
    en: 'An error occurred while saving changes.',
    es: 'Ocurrió un error al guardar los cambios.',
  },
  'identity.google_failed': {
    status: 401,
    en: 'We couldn’t sign you in with Google. Try again.',
    es: 'No pudimos iniciar su sesión con Google. Inténtelo de nuevo.',
  },
  'identity.apple_exchange_failed': {
    status: 401,
    en: 'Error al autenticar con Apple',
    es: 'Error al autenticar con Apple',
  },
  'identity.apple_failed': {
    status: 401,
    en: 'Error al iniciar sesión con Apple',
    es: 'Error al iniciar sesión con Apple',
  },
} as const
