import type { identityEmails as english } from './mails.en.ts'

export const identityEmails: Record<keyof typeof english, string> = {
  'identity.mail.hello': 'Hola, {{name}}:',
  'identity.mail.hello_unnamed': 'Hola:',
  'identity.mail.confirm.subject': 'Confirme su correo',
  'identity.mail.confirm.heading': 'Le damos la bienvenida a Marea',
  'identity.mail.confirm.body':
    'Su cuenta está lista. Confirme su correo para poder reservar y pagar.',
  'identity.mail.confirm.button': 'Confirmar correo',
  'identity.mail.confirm.note':
    'El enlace sirve una sola vez y vence en 24 horas. Si no creó esta cuenta, ignore este mensaje y la cuenta se cerrará automáticamente.',
  'identity.mail.reconfirm.subject': 'Confirme de nuevo su correo',
  'identity.mail.reconfirm.heading': 'Confirme de nuevo su correo',
  'identity.mail.reconfirm.body':
    'No pudimos entregar nuestro último correo en esta dirección. Confírmela y volveremos a enviarle avisos de sus reservas y pagos.',
  'identity.mail.reconfirm.button': 'Confirmar correo',
  'identity.mail.reconfirm.note':
    'Este enlace sirve una sola vez y vence en 24 horas. Si no lo solicitó, ignore este correo.',
  'identity.mail.known.subject': 'Ya tiene una cuenta en Marea',
  'identity.mail.known.heading': 'Ya tiene una cuenta',
  'identity.mail.known.body':
    'Alguien, quizá usted, acaba de intentar registrarse con este correo. Ya tiene una cuenta. Use el enlace para iniciar sesión.',
  'identity.mail.known.button': 'Iniciar sesión',
  'identity.mail.known.note':
    'El enlace sirve una sola vez y vence en 24 horas. Si no fue usted, ignore este mensaje. Nada ha cambiado en su cuenta.',
  'identity.mail.reset.subject': 'Restablezca su contraseña de Marea',
  'identity.mail.reset.heading': 'Restablezca su contraseña',
  'identity.mail.reset.body':
    'Recibimos una solicitud para restablecer su contraseña. Use el enlace para elegir una nueva. Después deberá iniciar sesión de nuevo en todos sus dispositivos.',
  'identity.mail.reset.button': 'Restablecer contraseña',
  'identity.mail.reset.note':
    'El enlace sirve una sola vez y vence en 30 minutos. Si no lo solicitó, ignore este mensaje. Su contraseña no cambiará.',
  'identity.mail.again.subject': 'Confirme su identidad',
  'identity.mail.again.heading': 'Confirme su identidad',
  'identity.mail.again.body':
    'Está por hacer un cambio importante en su cuenta de Marea. Para continuar, abra este enlace en el navegador donde inició sesión.',
  'identity.mail.again.button': 'Confirmar mi identidad',
  'identity.mail.again.note':
    'El enlace sirve una sola vez y vence en 30 minutos. Si no lo solicitó, no lo abra: otra persona podría haber entrado en su cuenta. Revise sus dispositivos en la configuración de la cuenta.',
  'identity.mail.first_password.subject': 'Cree su contraseña de Marea',
  'identity.mail.first_password.heading': 'Cree una contraseña',
  'identity.mail.first_password.body':
    'Por ahora inicia sesión sin contraseña. Use el enlace para crear una y entrar también con su correo. Después deberá iniciar sesión de nuevo en todos sus dispositivos.',
  'identity.mail.first_password.button': 'Crear contraseña',
  'identity.mail.first_password.note':
    'El enlace sirve una sola vez y vence en 30 minutos. Si no lo solicitó, ignore este mensaje. Podrá seguir entrando como hasta ahora.',
  'identity.mail.warning.subject': 'Intentos fallidos de inicio de sesión en su cuenta',
  'identity.mail.warning.heading': 'Intentos fallidos de inicio de sesión',
  'identity.mail.warning.body':
    'Alguien ingresó varias veces una contraseña incorrecta en su cuenta y bloqueamos temporalmente nuevos intentos. Nadie entró. Si fue usted, use el enlace para iniciar sesión sin contraseña.',
  'identity.mail.warning.button': 'Iniciar sesión',
  'identity.mail.warning.note':
    'El enlace sirve una sola vez y vence en 24 horas. Si no fue usted, elija una contraseña más larga en la configuración de la cuenta.',
  'identity.mail.password_changed.subject': 'Su contraseña cambió',
  'identity.mail.password_changed.heading': 'Su contraseña cambió',
  'identity.mail.password_changed.body':
    'La contraseña de su cuenta de Marea acaba de cambiar y se cerró la sesión en sus otros dispositivos.',
  'identity.mail.password_changed.button': 'No fui yo',
  'identity.mail.password_changed.note':
    'Si fue usted, no tiene que hacer nada. Si no, use el enlace para elegir una contraseña nueva. Sirve una sola vez y vence en 30 minutos.',
  'identity.mail.change_email.subject': 'Confirme su nuevo correo',
  'identity.mail.change_email.heading': 'Confirme su nuevo correo',
  'identity.mail.change_email.body':
    'Alguien, quizá usted, pidió usar esta dirección en una cuenta de Marea. Confírmela y, a partir de ese momento, iniciará sesión con ella y aquí recibirá nuestros correos.',
  'identity.mail.change_email.button': 'Confirmar nuevo correo',
  'identity.mail.change_email.note':
    'El enlace sirve una sola vez y vence en 24 horas. Ábralo en el navegador donde inició sesión. Si no lo solicitó, ignore este mensaje y nada cambiará.',
  'identity.mail.email_changed.subject': 'Su correo cambió',
  'identity.mail.email_changed.heading': 'Su correo cambió',
  'identity.mail.email_changed.body':
    'Su cuenta de Marea ahora usa otro correo y se cerró la sesión en sus otros dispositivos. Ya no puede iniciar sesión con esta dirección.',
  'identity.mail.email_changed.button': 'No fui yo',
  'identity.mail.email_changed.note':
    'Si fue usted, no tiene que hacer nada. Si no, use el enlace para recuperar esta dirección, elegir una contraseña nueva y cerrar la sesión en todos los dispositivos. Sirve una sola vez y vence en 7 días.',
  'identity.mail.address_in_use.subject': 'Este correo ya tiene una cuenta en Marea',
  'identity.mail.address_in_use.heading': 'Ya tiene una cuenta',
  'identity.mail.address_in_use.body':
    'Alguien, quizá usted, pidió usar esta dirección en otra cuenta de Marea. Ya pertenece a la suya, así que nada cambió. Use el enlace para iniciar sesión.',
  'identity.mail.address_in_use.button': 'Iniciar sesión',
  'identity.mail.address_in_use.note':
    'El enlace sirve una sola vez y vence en 24 horas. Si no fue usted, ignore este mensaje. Su cuenta está segura.',
  'identity.mail.linked.subject': 'Nuevo método de inicio de sesión en su cuenta',
  'identity.mail.linked.heading': 'Nuevo método de inicio de sesión',
  'identity.mail.linked.body':
    'Una cuenta de Google o Apple con este correo inició sesión en Marea por primera vez. Ahora puede usarla para entrar.',
  'identity.mail.linked.button': 'Iniciar sesión',
  'identity.mail.linked.note':
    'Si fue usted, no tiene que hacer nada. Si no, otra persona podría tener acceso a su correo: protéjalo primero y luego escríbanos. El enlace sirve una sola vez y vence en 24 horas.',
  'identity.mail.second_factor_on.subject': 'La verificación en dos pasos está activada',
  'identity.mail.second_factor_on.heading': 'La verificación en dos pasos está activada',
  'identity.mail.second_factor_on.body':
    'Para iniciar sesión en su cuenta de Marea ahora también se pide un código de su aplicación de autenticación. Se cerró la sesión en sus otros dispositivos.',
  'identity.mail.second_factor_on.button': 'No fui yo',
  'identity.mail.second_factor_on.note':
    'Si fue usted, no tiene que hacer nada. Si no, use el enlace para elegir una contraseña nueva y luego escríbanos. Sirve una sola vez y vence en 30 minutos.',
  'identity.mail.second_factor_off.subject': 'La verificación en dos pasos está desactivada',
  'identity.mail.second_factor_off.heading': 'La verificación en dos pasos está desactivada',
  'identity.mail.second_factor_off.body':
    'Para iniciar sesión en su cuenta de Marea ya no se pide un código de una aplicación de autenticación. Sus códigos de recuperación ya no funcionan.',
  'identity.mail.second_factor_off.button': 'No fui yo',
  'identity.mail.second_factor_off.note':
    'Si fue usted, no tiene que hacer nada. Si no, use el enlace para elegir una contraseña nueva y luego actívela de nuevo. Sirve una sola vez y vence en 30 minutos.',
  'identity.mail.recovery_code_used.subject': 'Se usó un código de recuperación',
  'identity.mail.recovery_code_used.heading': 'Se usó un código de recuperación',
  'identity.mail.recovery_code_used.body':
    'Se acaba de usar uno de los códigos de recuperación de su cuenta de Marea. No volverá a funcionar.',
  'identity.mail.recovery_code_used.button': 'No fui yo',
  'identity.mail.recovery_code_used.note':
    'Si fue usted, no tiene que hacer nada. Puede obtener códigos nuevos en la configuración de su cuenta. Si no, use el enlace para elegir una contraseña nueva. Sirve una sola vez y vence en 30 minutos.',
  'identity.mail.passkey_added.subject': 'Nueva llave de acceso en su cuenta',
  'identity.mail.passkey_added.heading': 'Se agregó una llave de acceso',
  'identity.mail.passkey_added.body':
    'Se agregó una llave de acceso a su cuenta de Marea. Permite iniciar sesión sin su contraseña.',
  'identity.mail.passkey_added.button': 'No fui yo',
  'identity.mail.passkey_added.note':
    'Si fue usted, no tiene que hacer nada. Si no, use el enlace para elegir una contraseña nueva y luego elimine la llave en la configuración de su cuenta. Sirve una sola vez y vence en 30 minutos.',
  'identity.mail.locked.subject': 'Su cuenta de Marea está bloqueada',
  'identity.mail.locked.heading': 'Su cuenta está bloqueada',
  'identity.mail.locked.body':
    'Nuestro equipo bloqueó su cuenta y cerró su sesión en todos los dispositivos. Motivo: {{reason}} Responda a este correo si tiene preguntas.',
  'identity.mail.unlocked.subject': 'Su cuenta de Marea está desbloqueada',
  'identity.mail.unlocked.heading': 'Su cuenta está desbloqueada',
  'identity.mail.unlocked.body': 'Ya puede iniciar sesión de nuevo.',
  'identity.mail.acting.subject': 'Nuestro equipo está trabajando en su cuenta de Marea',
  'identity.mail.acting.heading': 'Nuestro equipo está trabajando en su cuenta',
  'identity.mail.acting.body':
    'Una persona de nuestro equipo puede ver su cuenta y cambiar una parte durante 30 minutos como máximo. Motivo: {{reason}}',
  'identity.mail.acting.limits':
    'No puede entrar de nuevo más tarde, cambiar su contraseña ni su correo, ver su identificación, retirar dinero ni usar sus tarjetas guardadas. Puede terminarlo cuando quiera en los dispositivos con sesión iniciada de su cuenta. Responda a este correo si no pidió ayuda.',
}
