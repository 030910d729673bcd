export const setupProblems = {
  'setup.link_invalid': {
    status: 400,
    en: 'This setup link was already used or isn’t complete.',
    es: 'Este enlace de configuración ya se usó o no está completo.',
  },
  'setup.email_taken': {
    status: 409,
    en: 'This email already has an account. Use another one, or run npm run administrator -- add with this email on the server.',
    es: 'Este correo ya tiene una cuenta. Use otro, o ejecute npm run administrator -- add con este correo en el servidor.',
  },
  'setup.not_confirmable': {
    status: 409,
    en: 'This step is done once its check passes.',
    es: 'Este paso se completa cuando su comprobación termina bien.',
  },
  'setup.already_open': {
    status: 409,
    en: 'The site is already open.',
    es: 'El sitio ya está abierto.',
  },
  'setup.samples_left': {
    status: 409,
    en: 'There are sample homes. Remove them first.',
    es: 'Hay casas de muestra. Elimínelas primero.',
  },
  'setup.wrong_digits': {
    status: 400,
    en: 'These aren’t the digits of the last test email. Check it, or send another one.',
    es: 'No son los dígitos del último correo de prueba. Revíselos o envíe otro.',
  },
} as const
