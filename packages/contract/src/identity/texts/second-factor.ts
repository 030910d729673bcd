import type { Texts } from '#platform/language.ts'

export const secondFactorTexts = {
  'second_factor.title': { en: 'Two-step sign-in', es: 'Verificación en dos pasos' },
  'second_factor.description': {
    en: 'After your password, you’ll enter a code from an app on your phone.',
    es: 'Después de su contraseña, escribirá un código de una aplicación de su teléfono.',
  },
  'second_factor.off': { en: 'Off', es: 'Desactivada' },
  'second_factor.on': { en: 'On', es: 'Activada' },
  'second_factor.turn_on': { en: 'Turn on', es: 'Activar' },
  'second_factor.turn_off': { en: 'Turn off', es: 'Desactivar' },
  'second_factor.turned_on': {
    en: 'Two-step sign-in is on',
    es: 'La verificación en dos pasos está activada',
  },
  'second_factor.turned_off': {
    en: 'Two-step sign-in is off',
    es: 'La verificación en dos pasos está desactivada',
  },
  'second_factor.turn_off_question': {
    en: 'Turn off two-step sign-in?',
    es: '¿Desactivar la verificación en dos pasos?',
  },
  'second_factor.turn_off_description': {
    en: 'You’ll be able to sign in with just your password. Enter a code to confirm.',
    es: 'Podrá iniciar sesión solo con su contraseña. Escriba un código para confirmar.',
  },
  'second_factor.turn_off_admin': {
    en: 'You’ll need to set it up again before you can open the console.',
    es: 'Tendrá que configurarla de nuevo antes de abrir la consola.',
  },
  'second_factor.codes_left_one': {
    en: '{{count}} recovery code left',
    es: 'Le queda {{count}} código de recuperación',
  },
  'second_factor.codes_left_other': {
    en: '{{count}} recovery codes left',
    es: 'Le quedan {{count}} códigos de recuperación',
  },
  'second_factor.new_codes': {
    en: 'Get new recovery codes',
    es: 'Obtener códigos de recuperación nuevos',
  },
  'second_factor.new_codes_description': {
    en: 'Your old codes will stop working. Enter a code from your app to confirm.',
    es: 'Los códigos anteriores dejarán de funcionar. Escriba un código de su aplicación para confirmar.',
  },
  'second_factor.setup_title': {
    en: 'Set up two-step sign-in',
    es: 'Configure la verificación en dos pasos',
  },
  'second_factor.setup_for_console': {
    en: 'The console shows personal data and moves money, so it opens only with a second step. Setting it up takes a minute.',
    es: 'La consola muestra datos personales y mueve dinero, por eso solo se abre con un segundo paso. Configurarlo toma un minuto.',
  },
  'second_factor.step_app': {
    en: 'Scan this code with an authenticator app, such as 1Password, Google Authenticator or Apple Passwords.',
    es: 'Escanee este código con una aplicación de autenticación, como 1Password, Google Authenticator o Contraseñas de Apple.',
  },
  'second_factor.qr': {
    en: 'QR code for your authenticator app',
    es: 'Código QR para su aplicación de autenticación',
  },
  'second_factor.key': {
    en: 'Can’t scan it? Enter this key in the app:',
    es: '¿No puede escanearlo? Escriba esta clave en la aplicación:',
  },
  'second_factor.step_code': {
    en: 'Then enter the 6 digits it shows.',
    es: 'Luego escriba los 6 dígitos que muestra.',
  },
  'second_factor.code': { en: 'Code', es: 'Código' },
  'second_factor.code_hint': {
    en: '6 digits from your authenticator app',
    es: '6 dígitos de su aplicación de autenticación',
  },
  'second_factor.recovery_code': { en: 'Recovery code', es: 'Código de recuperación' },
  'second_factor.recovery_hint': {
    en: 'One of the codes you saved. Each works once.',
    es: 'Uno de los códigos que guardó. Cada uno funciona una vez.',
  },
  'second_factor.use_recovery': { en: 'Use a recovery code', es: 'Usar un código de recuperación' },
  'second_factor.use_app': { en: 'Use the app', es: 'Usar la aplicación' },
  'second_factor.code_required': { en: 'Enter the code', es: 'Escriba el código' },
  'second_factor.confirm': { en: 'Continue', es: 'Continuar' },
  'second_factor.save_title': {
    en: 'Save your recovery codes',
    es: 'Guarde sus códigos de recuperación',
  },
  'second_factor.save_description': {
    en: 'Each code lets you sign in once if you lose your phone. You won’t see them again.',
    es: 'Cada código le permite entrar una vez si pierde su teléfono. Solo los mostramos ahora.',
  },
  'second_factor.copy': { en: 'Copy codes', es: 'Copiar códigos' },
  'second_factor.copied': { en: 'Codes copied', es: 'Códigos copiados' },
  'second_factor.saved': { en: 'I saved them', es: 'Ya los guardé' },
  'second_factor.ask_title': { en: 'Enter your code', es: 'Escriba su código' },
  'second_factor.loading': { en: 'Preparing your key', es: 'Preparando su clave' },
  'second_factor.failed': {
    en: 'We couldn’t prepare your key',
    es: 'No pudimos preparar su clave',
  },
  'passkeys.title': { en: 'Passkeys', es: 'Llaves de acceso' },
  'passkeys.description': {
    en: 'Sign in with your face, fingerprint or screen lock instead of a password. A passkey counts as both steps.',
    es: 'Inicie sesión con su rostro, su huella o el bloqueo de pantalla en lugar de una contraseña. Una llave de acceso cuenta como los dos pasos.',
  },
  'passkeys.none': { en: 'You have no passkeys yet.', es: 'Todavía no tiene llaves de acceso.' },
  'passkeys.unsupported': {
    en: 'This browser can’t create passkeys.',
    es: 'Este navegador no puede crear llaves de acceso.',
  },
  'passkeys.add': { en: 'Add passkey', es: 'Agregar llave de acceso' },
  'passkeys.added': { en: 'Passkey added', es: 'Llave de acceso agregada' },
  'passkeys.not_added': {
    en: 'We couldn’t add the passkey. Try again.',
    es: 'No pudimos agregar la llave de acceso. Inténtelo de nuevo.',
  },
  'passkeys.created': { en: 'Added {{date}}.', es: 'Agregada el {{date}}.' },
  'passkeys.used': { en: 'Last used {{date}}.', es: 'Último uso: {{date}}.' },
  'passkeys.never_used': { en: 'Never used.', es: 'Sin usar.' },
  'passkeys.remove': { en: 'Remove', es: 'Eliminar' },
  'passkeys.remove_label': {
    en: 'Remove passkey {{name}}',
    es: 'Eliminar la llave de acceso {{name}}',
  },
  'passkeys.remove_question': { en: 'Remove “{{name}}”?', es: '¿Eliminar “{{name}}”?' },
  'passkeys.remove_description': {
    en: 'You won’t be able to sign in with it anymore. Delete it on your device too.',
    es: 'Ya no podrá iniciar sesión con ella. Elimínela también en su dispositivo.',
  },
  'passkeys.keep': { en: 'Keep passkey', es: 'Conservar llave' },
  'passkeys.removed': { en: 'Passkey removed', es: 'Llave de acceso eliminada' },
  'passkeys.sign_in': { en: 'Use a passkey', es: 'Usar una llave de acceso' },
  'passkeys.confirm': { en: 'Confirm with passkey', es: 'Confirmar con llave de acceso' },
  'passkeys.confirm_description': {
    en: 'This account has a passkey. Use it before you change how you sign in.',
    es: 'Esta cuenta tiene una llave de acceso. Úsela antes de cambiar cómo inicia sesión.',
  },
  'passkeys.failed': {
    en: 'We couldn’t read the passkey. Try again, or sign in another way.',
    es: 'No pudimos leer la llave de acceso. Inténtelo de nuevo o inicie sesión de otra forma.',
  },
} satisfies Texts
