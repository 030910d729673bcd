import type { signInTexts as english } from '../en/sign-in.ts'

export const signInTexts: Record<keyof typeof english, string> = {
  'sign_in.ways': 'Inicie sesión o cree una cuenta',
  'sign_in.make_account': 'Crear una cuenta',
  'sign_in.apple': 'Continuar con Apple',
  'sign_in.google': 'Continuar con Google',
  'sign_in.google_unavailable':
    'No pudimos cargar el inicio de sesión con Google. Puede que un bloqueador de contenido lo impida.',
  'sign_in.or_email': 'o con su correo',
  'sign_in.email': 'Correo',
  'sign_in.password': 'Contraseña',
  'sign_in.forgot': '¿La olvidó?',
  'sign_in.check_or': 'Revíselos o',
  'sign_in.send_link': 'permítanos enviarle un enlace',
  'sign_in.wait_minutes_one':
    'Demasiados intentos. Podrá intentarlo de nuevo en {{count}} minuto, o',
  'sign_in.wait_minutes_other':
    'Demasiados intentos. Podrá intentarlo de nuevo en {{count}} minutos, o',
  'sign_in.wait_hours_one': 'Demasiados intentos. Podrá intentarlo de nuevo en {{count}} hora, o',
  'sign_in.wait_hours_other':
    'Demasiados intentos. Podrá intentarlo de nuevo en {{count}} horas, o',
  'sign_in.unreachable':
    'No pudimos conectarnos con Marea. No perdió nada de lo que ingresó. Inténtelo de nuevo.',
  'sign_in.stays': 'Su búsqueda y sus fechas se quedan como están.',

  'sign_in.name': 'Nombre completo',
  'sign_in.phone': 'Teléfono',
  'sign_in.gender': 'Género',
  'sign_in.gender_optional': 'Género (opcional)',
  'sign_in.gender.male': 'Masculino',
  'sign_in.gender.female': 'Femenino',
  'sign_in.gender.other': 'Otro',
  'sign_in.pin': 'Contraseña, 4 dígitos',
  'sign_in.confirm_pin': 'Confirmar contraseña',
  'sign_in.agree': 'Con una cuenta usted acepta nuestros',
  'sign_in.agree_and': 'y nuestra',
  'sign_in.agree_terms': 'términos',
  'sign_in.agree_privacy': 'política de privacidad',

  'sign_in.forgot_title': 'Un enlace por correo',
  'sign_in.forgot_says':
    'Díganos su correo. Le enviamos un enlace para elegir una contraseña nueva; sirve una vez, durante 30 minutos.',
  'sign_in.enter_email': 'Escriba su correo',
  'sign_in.send': 'Enviar el enlace',
  'sign_in.back': 'Volver a iniciar sesión',
  'sign_in.sent': 'Revise su correo.',
  'sign_in.sent_says':
    'Si existe una cuenta para {{email}}, ya va en camino una carta con un enlace. Sirve durante 30 minutos.',
  'sign_in.send_again': 'Enviarlo de nuevo',

  'sign_in.reset_title': 'Elija una contraseña nueva',
  'sign_in.reset_says':
    'Se cierra la sesión en todos los dispositivos; después entra con la nueva.',
  'sign_in.new_password': 'Contraseña nueva',
  'sign_in.confirm_password': 'Confirmar contraseña',
  'sign_in.save_password': 'Guardar la contraseña',
  'sign_in.reset_done': 'Contraseña actualizada correctamente',
  'sign_in.reset_done_says':
    'Se cerró la sesión en todos los dispositivos. Inicie sesión con la contraseña nueva.',
  'sign_in.link_over': 'Este enlace ya no es válido',
  'sign_in.link_over_says': 'Ya se usó o se acabó su tiempo. Pida uno nuevo; nada más ha cambiado.',
  'sign_in.strength.weak': 'Aún no basta',
  'sign_in.strength.good': 'Buena',
  'sign_in.strength.strong': 'Fuerte',
  'sign_in.strength': 'Seguridad: {{word}}',

  'sign_in.link_title': 'Entrar con su enlace',
  'sign_in.link_says': 'Un toque y ya está dentro. El enlace sirve una vez.',
  'sign_in.link_go': 'Entrar',
  'sign_in.confirm_title': 'Confirmación de su correo',
  'sign_in.confirm_first': 'Inicie sesión para confirmar su correo',
  'sign_in.confirm_first_says': 'Así sabemos que la cuenta y el buzón son de la misma persona.',
  'sign_in.confirmed': 'Su correo está confirmado',
  'sign_in.confirmed_says': 'Gracias. Ahora lo tiene todo abierto.',
  'sign_in.confirm_over_says':
    'Ya se usó, se acabó su tiempo o es de otra cuenta, no de la que está abierta aquí.',
  'sign_in.new_mail': 'Enviar un enlace nuevo',
  'sign_in.mail_sent': 'Va en camino un enlace nuevo a {{email}}',
  'sign_in.go_on': 'Continuar',

  'sign_in.callback_title': 'Iniciando su sesión',
  'sign_in.callback_says': 'Apple ha respondido; un momento, por favor.',
  'sign_in.callback_failed_says': 'No ha cambiado nada. Inténtelo de nuevo o entre con su correo.',

  'sign_in.secret_title': '¿Es usted?',
  'sign_in.secret_says': 'Escriba de nuevo su contraseña y seguimos donde estaba.',
  'sign_in.secret_none':
    'Usted entró sin contraseña. Muestre del mismo modo que sigue siendo usted o abra un enlace que le enviamos por correo.',
  'sign_in.secret_by_mail':
    'Usted entró sin contraseña. Abra un enlace que le enviamos por correo y seguimos donde estaba.',
  'sign_in.again_mail': 'Enviarme un enlace',
  'sign_in.again_sent_says':
    'Abra en este navegador el enlace que enviamos a {{email}}. Esta página seguirá entonces por sí sola.',
  'sign_in.again_first_says': 'El enlace sirve en el navegador donde inició sesión.',
  'sign_in.again_done': 'Gracias, es usted',
  'sign_in.again_done_says': 'Vuelva a la página donde estaba. Seguirá por sí sola.',
  'sign_in.continue': 'Continuar',
  'sign_in.cancel': 'Cancelar',

  'sign_in.unconfirmed': 'Confirme su correo',
  'sign_in.unconfirmed_says': 'Enviamos un enlace a {{email}}. Hace falta para reservar.',
  'sign_in.set_password': 'Crear una contraseña',
  'sign_in.set_password_title': 'Cuatro dígitos son pocos',
  'sign_in.set_password_says': 'Una contraseña más larga protege mejor su dinero y sus estancias.',
  'sign_in.later': 'Ahora no',
}
