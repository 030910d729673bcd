import type { signInTexts as english } from './sign-in.en.ts'

export const signInTexts: Record<keyof typeof english, string> = {
  'sign_in.methods': 'Inicie sesión o cree una cuenta',
  'sign_in.create_account': 'Crear cuenta',
  'sign_in.apple': 'Continuar con Apple',
  'sign_in.google': 'Continuar con Google',
  'sign_in.google_unavailable':
    'No pudimos cargar el inicio de sesión con Google. Puede que un bloqueador de contenido lo impida.',
  'sign_in.or_email': 'o continúe con su correo',
  'sign_in.email': 'Correo',
  'sign_in.password': 'Contraseña',
  'sign_in.forgot': '¿Olvidó su contraseña?',
  'sign_in.try_again_or': 'Inténtelo de nuevo o',
  'sign_in.send_link': 'restablezca su contraseña',
  'sign_in.wait_minutes_one': 'Demasiados intentos. Inténtelo de nuevo en {{count}} minuto o',
  'sign_in.wait_minutes_other': 'Demasiados intentos. Inténtelo de nuevo en {{count}} minutos o',
  'sign_in.wait_hours_one': 'Demasiados intentos. Inténtelo de nuevo en {{count}} hora o',
  'sign_in.wait_hours_other': 'Demasiados intentos. Inténtelo de nuevo en {{count}} horas o',
  'sign_in.unreachable':
    'No pudimos conectarnos con Marea. No perdió nada de lo que ingresó. Inténtelo de nuevo.',
  'sign_in.search_kept': 'Conservaremos su búsqueda y sus fechas.',
  'sign_in.keeps_answers': 'Conservaremos sus respuestas.',

  'sign_in.name': 'Nombre completo',
  'sign_in.phone': 'Teléfono',
  'sign_in.created': 'Cuenta creada. Revise su correo para confirmarla.',
  'sign_in.gender_optional': 'Género (opcional)',
  'sign_in.gender.male': 'Masculino',
  'sign_in.gender.female': 'Femenino',
  'sign_in.gender.other': 'Otro',
  'sign_in.pin': 'Contraseña (4 dígitos)',
  'sign_in.confirm_pin': 'Confirmar contraseña',
  'sign_in.agree': 'Al crear una cuenta, acepta nuestros',
  'sign_in.agree_and': 'y nuestra',
  'sign_in.agree_terms': 'términos',
  'sign_in.agree_privacy': 'política de privacidad',

  'sign_in.forgot_title': 'Restablezca su contraseña',
  'sign_in.forgot_description':
    'Escriba su correo y le enviaremos un enlace para elegir una contraseña nueva. El enlace sirve una sola vez y vence en 30 minutos.',
  'sign_in.enter_email': 'Escriba su correo',
  'sign_in.send': 'Enviar enlace',
  'sign_in.back': 'Regresar al inicio de sesión',
  'sign_in.sent': 'Revise su correo',
  'sign_in.sent_description':
    'Si {{email}} tiene una cuenta en Marea, recibirá un enlace en breve. Vence en 30 minutos.',
  'sign_in.send_again': 'Reenviar enlace',

  'sign_in.reset_title': 'Elija una contraseña nueva',
  'sign_in.reset_description':
    'Se cerrará la sesión en todos sus dispositivos y podrá entrar con la contraseña nueva.',
  'sign_in.new_password': 'Contraseña nueva',
  'sign_in.confirm_password': 'Confirmar contraseña',
  'sign_in.save_password': 'Guardar contraseña',
  'sign_in.reset_done': 'Contraseña actualizada correctamente',
  'sign_in.reset_done_description':
    'Se cerró la sesión en todos los dispositivos. Inicie sesión con la contraseña nueva.',
  'sign_in.link_expired': 'Este enlace ya no es válido',
  'sign_in.link_expired_description': 'Ya se usó o venció. Solicite uno nuevo.',
  'sign_in.strength.weak': 'Débil',
  'sign_in.strength.good': 'Buena',
  'sign_in.strength.strong': 'Fuerte',
  'sign_in.strength': 'Seguridad: {{word}}',

  'sign_in.link_title': 'Inicie sesión con su enlace',
  'sign_in.link_description':
    'Presione el botón para iniciar sesión. El enlace sirve una sola vez.',
  'sign_in.link_sign_in': 'Iniciar sesión',
  'sign_in.confirm_title': 'Confirmación de su correo',
  'sign_in.confirm_first': 'Inicie sesión para confirmar su correo',
  'sign_in.confirm_first_description': 'Así confirmamos que la cuenta y el correo son suyos.',
  'sign_in.confirm_email': 'Confirmar correo',
  'sign_in.confirm_elsewhere_description':
    '¿Acaba de crear una cuenta de Marea con este correo? Si no fue usted, cierre esta página y no pasará nada.',
  'sign_in.confirmed_elsewhere':
    'Vuelva a la página donde creó su cuenta. Continuará desde donde estaba.',
  'sign_in.continue_here': 'Continuar aquí',
  'sign_in.confirmed': 'Su correo está confirmado',
  'sign_in.confirmed_description': 'Gracias. Ya puede reservar y pagar.',
  'sign_in.confirm_expired_description':
    'Ya se usó, venció o pertenece a una cuenta distinta de la que tiene abierta.',
  'sign_in.email_change_title': 'Cambio de su correo',
  'sign_in.email_change_first': 'Inicie sesión para cambiar su correo',
  'sign_in.email_changed': 'Su correo cambió',
  'sign_in.email_changed_description': 'A partir de ahora, inicie sesión con {{email}}.',
  'sign_in.undo_title': 'Recupere su correo',
  'sign_in.undo_description':
    'Recuperaremos esta dirección, cerraremos la sesión en todos los dispositivos y cambiaremos su contraseña. Elija una nueva que no use en ningún otro lugar.',
  'sign_in.undo_save': 'Recuperar correo',
  'sign_in.undo_done': 'Recuperó su correo',
  'sign_in.undo_expired_description': 'Ya se usó o venció.',
  'sign_in.undo_expired_contact': 'Si otra persona cambió su correo, comuníquese con {{support}}.',
  'sign_in.new_email': 'Reenviar enlace',
  'sign_in.email_sent': 'Enviamos un enlace nuevo a {{email}}',
  'sign_in.go_on': 'Continuar',

  'sign_in.callback_title': 'Iniciando su sesión',
  'sign_in.callback_description':
    'Estamos completando el inicio de sesión con Apple. Un momento, por favor.',
  'sign_in.callback_failed_description': 'Inténtelo de nuevo o inicie sesión con su correo.',

  'sign_in.confirm_identity_title': 'Confirme su identidad',
  'sign_in.confirm_identity_description': 'Escriba su contraseña para continuar.',
  'sign_in.confirm_identity_no_password':
    'Inició sesión sin contraseña. Vuelva a hacerlo de la misma forma o use un enlace que le enviaremos por correo.',
  'sign_in.confirm_identity_by_email':
    'Inició sesión sin contraseña. Le enviaremos un enlace por correo para confirmar su identidad.',
  'sign_in.again_email': 'Enviarme un enlace',
  'sign_in.again_sent_description':
    'Abra en este navegador el enlace que enviamos a {{email}}. Esta página continuará automáticamente.',
  'sign_in.again_first_description': 'Abra el enlace en el navegador donde inició sesión.',
  'sign_in.again_done': 'Identidad confirmada',
  'sign_in.again_done_description': 'Regrese a la página donde estaba. Continuará automáticamente.',
  'sign_in.continue': 'Continuar',
  'sign_in.cancel': 'Cancelar',

  'sign_in.unconfirmed': 'Confirme su correo',
  'sign_in.unconfirmed_description':
    'Enviamos un enlace a {{email}}. Confírmelo antes de reservar.',
  'sign_in.set_password': 'Crear una contraseña',
  'sign_in.set_password_title': 'Elija una contraseña más segura',
  'sign_in.set_password_description':
    'Una contraseña más larga protege mejor su billetera y sus reservas.',
  'sign_in.bounced': 'No pudimos entregar nuestro último correo',
  'sign_in.bounced_description':
    'El proveedor de {{email}} lo rechazó, así que dejamos de enviarle avisos de sus reservas y pagos.',
  'sign_in.bounced_action': 'Cambiar o confirmar correo',
  'sign_in.later': 'Ahora no',
}
