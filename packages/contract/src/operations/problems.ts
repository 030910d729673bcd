export const operationsProblems = {
  'emails.not_waiting': {
    status: 409,
    en: 'This email isn’t waiting to be sent again.',
    es: 'Este correo no está en espera de un nuevo envío.',
  },
  'acting.refused': {
    status: 409,
    en: 'You can’t open an administrator’s account or a locked account.',
    es: 'No puede abrir la cuenta de un administrador ni una cuenta bloqueada.',
  },
  'acting.denied': {
    status: 403,
    en: 'Only the account holder can do this. Leave the account and ask them to do it.',
    es: 'Solo el titular de la cuenta puede hacerlo. Salga de la cuenta y pídaselo.',
  },
  'operations.use_console': {
    status: 403,
    en: 'This isn’t your home. Make this change in the console, or open the owner’s account.',
    es: 'Esta casa no es suya. Haga este cambio en la consola o abra la cuenta del propietario.',
  },
  'operations.yourself': {
    status: 409,
    en: 'You can’t do this to your own account. Ask a colleague.',
    es: 'No puede hacer esto con su propia cuenta. Pídaselo a otra persona del equipo.',
  },
  'operations.admin_unconfirmed': {
    status: 409,
    en: 'Administrators need a confirmed email, a password and an unlocked account. Ask the person to add what’s missing.',
    es: 'Para administrar se necesita un correo confirmado, una contraseña y una cuenta sin bloqueo. Pida a la persona que agregue lo que falta.',
  },
} as const
