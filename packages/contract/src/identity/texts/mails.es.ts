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
    'El enlace sirve una sola vez y vence en 24 horas. Ábralo en el navegador donde inició sesión. Si no creó esta cuenta, ignore este mensaje y la cuenta se cerrará automáticamente.',
  'identity.mail.reconfirm.subject': 'Confirme de nuevo su correo',
  'identity.mail.reconfirm.heading': 'Confirme de nuevo su correo',
  'identity.mail.reconfirm.body':
    'No pudimos entregar nuestro último correo en esta dirección. Confírmela y volveremos a enviarle avisos de sus reservas y pagos.',
  'identity.mail.reconfirm.button': 'Confirmar correo',
  'identity.mail.reconfirm.note':
    'Este enlace funciona una sola vez y vence en 24 horas. Ábralo en el navegador donde inició sesión. Si no lo solicitó, ignore este correo.',
  'identity.mail.known.subject': 'Ya tiene una cuenta en Marea',
  'identity.mail.known.heading': 'Ya tiene una cuenta',
  'identity.mail.known.body':
    'Alguien, quizá usted, acaba de intentar registrarse con este correo. Ya tiene una cuenta; use el enlace para iniciar sesión.',
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
  'identity.mail.again.button': 'Sí, soy yo',
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
  'identity.mail.linked.subject': 'Nuevo método de inicio de sesión en su cuenta',
  'identity.mail.linked.heading': 'Nuevo método de inicio de sesión',
  'identity.mail.linked.body':
    'Una cuenta de Google o Apple con este correo inició sesión en Marea por primera vez. Ahora puede usarla para entrar.',
  'identity.mail.linked.button': 'Iniciar sesión',
  'identity.mail.linked.note':
    'Si fue usted, no tiene que hacer nada. Si no, otra persona podría tener acceso a su correo: protéjalo primero y luego escríbanos. El enlace sirve una sola vez y vence en 24 horas.',
}
