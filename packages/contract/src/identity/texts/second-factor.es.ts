import type { secondFactorTexts as english } from './second-factor.en.ts'

export const secondFactorTexts: Record<keyof typeof english, string> = {
  'second_factor.title': 'Verificación en dos pasos',
  'second_factor.description':
    'Después de su contraseña, escribirá un código de una aplicación de su teléfono.',
  'second_factor.off': 'Desactivada',
  'second_factor.on': 'Activada',
  'second_factor.turn_on': 'Activar',
  'second_factor.turn_off': 'Desactivar',
  'second_factor.turned_on': 'La verificación en dos pasos está activada',
  'second_factor.turned_off': 'La verificación en dos pasos está desactivada',
  'second_factor.turn_off_question': '¿Desactivar la verificación en dos pasos?',
  'second_factor.turn_off_description':
    'Podrá iniciar sesión solo con su contraseña. Escriba un código para confirmar.',
  'second_factor.turn_off_admin': 'Tendrá que configurarla de nuevo antes de abrir la consola.',
  'second_factor.codes_left_one': 'Le queda {{count}} código de recuperación',
  'second_factor.codes_left_other': 'Le quedan {{count}} códigos de recuperación',
  'second_factor.new_codes': 'Obtener códigos de recuperación nuevos',
  'second_factor.new_codes_description':
    'Los códigos anteriores dejarán de funcionar. Escriba un código de su aplicación para confirmar.',
  'second_factor.setup_title': 'Configure la verificación en dos pasos',
  'second_factor.setup_for_console':
    'La consola muestra datos personales y mueve dinero, por eso solo se abre con un segundo paso. Configurarlo toma un minuto.',
  'second_factor.step_app':
    'Escanee este código con una aplicación de autenticación, como 1Password, Google Authenticator o Contraseñas de Apple.',
  'second_factor.qr': 'Código QR para su aplicación de autenticación',
  'second_factor.key': '¿No puede escanearlo? Escriba esta clave en la aplicación:',
  'second_factor.step_code': 'Luego escriba los 6 dígitos que muestra.',
  'second_factor.code': 'Código',
  'second_factor.code_hint': '6 dígitos de su aplicación de autenticación',
  'second_factor.recovery_code': 'Código de recuperación',
  'second_factor.recovery_hint': 'Uno de los códigos que guardó. Cada uno funciona una vez.',
  'second_factor.use_recovery': 'Usar un código de recuperación',
  'second_factor.use_app': 'Usar la aplicación',
  'second_factor.code_required': 'Escriba el código',
  'second_factor.confirm': 'Continuar',
  'second_factor.save_title': 'Guarde sus códigos de recuperación',
  'second_factor.save_description':
    'Cada código le permite entrar una vez si pierde su teléfono. Solo los mostramos ahora.',
  'second_factor.copy': 'Copiar códigos',
  'second_factor.copied': 'Códigos copiados',
  'second_factor.saved': 'Ya los guardé',
  'second_factor.ask_title': 'Escriba su código',
  'second_factor.loading': 'Preparando su clave',
  'second_factor.failed': 'No pudimos preparar su clave',
  'passkeys.title': 'Llaves de acceso',
  'passkeys.description':
    'Inicie sesión con su rostro, su huella o el bloqueo de pantalla en lugar de una contraseña. Una llave de acceso cuenta como los dos pasos.',
  'passkeys.none': 'Todavía no tiene llaves de acceso.',
  'passkeys.unsupported': 'Este navegador no puede crear llaves de acceso.',
  'passkeys.add': 'Agregar llave de acceso',
  'passkeys.added': 'Llave de acceso agregada',
  'passkeys.not_added': 'No pudimos agregar la llave de acceso. Inténtelo de nuevo.',
  'passkeys.created': 'Agregada el {{date}}.',
  'passkeys.used': 'Último uso: {{date}}.',
  'passkeys.never_used': 'Sin usar.',
  'passkeys.remove': 'Eliminar',
  'passkeys.remove_label': 'Eliminar la llave de acceso {{name}}',
  'passkeys.remove_question': '¿Eliminar “{{name}}”?',
  'passkeys.remove_description':
    'Ya no podrá iniciar sesión con ella. Elimínela también en su dispositivo.',
  'passkeys.keep': 'Conservar llave',
  'passkeys.removed': 'Llave de acceso eliminada',
  'passkeys.sign_in': 'Usar una llave de acceso',
  'passkeys.confirm': 'Confirmar con llave de acceso',
  'passkeys.confirm_description':
    'Esta cuenta tiene una llave de acceso. Úsela antes de cambiar cómo inicia sesión.',
  'passkeys.failed':
    'No pudimos leer la llave de acceso. Inténtelo de nuevo o inicie sesión de otra forma.',
}
