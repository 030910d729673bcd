import type { identityMails as english } from '../en/identity-mails.ts'

export const identityMails: Record<keyof typeof english, string> = {
  'identity.mail.hello': 'Hola, {{name}}:',
  'identity.mail.hello_unnamed': 'Hola:',
  'identity.mail.confirm.subject': 'Confirme su correo para Marea',
  'identity.mail.confirm.heading': 'Le damos la bienvenida a Marea',
  'identity.mail.confirm.says':
    'Su cuenta está abierta. Confirme que esta dirección es suya y podrá también reservar y pagar.',
  'identity.mail.confirm.button': 'Confirmar mi correo',
  'identity.mail.confirm.note':
    'El enlace sirve una sola vez, durante 24 horas, en el navegador donde inició sesión. Si usted no abrió una cuenta, no haga nada: se cierra sola.',
  'identity.mail.known.subject': 'Usted ya tiene una cuenta en Marea',
  'identity.mail.known.heading': 'Ya tiene una cuenta',
  'identity.mail.known.says':
    'Alguien acaba de registrarse con esta dirección, quizá usted. Ya tiene una cuenta, y este enlace inicia sesión en ella.',
  'identity.mail.known.button': 'Iniciar sesión',
  'identity.mail.known.note':
    'El enlace sirve una sola vez, durante 24 horas. Si no fue usted, no haga nada: su cuenta no ha cambiado.',
  'identity.mail.reset.subject': 'Elija una contraseña nueva para Marea',
  'identity.mail.reset.heading': 'Una contraseña nueva',
  'identity.mail.reset.says':
    'Usted pidió una contraseña nueva. Elíjala en la página de este enlace; después habrá que iniciar sesión de nuevo en todos los dispositivos.',
  'identity.mail.reset.button': 'Elegir una contraseña nueva',
  'identity.mail.reset.note':
    'El enlace sirve una sola vez, durante 30 minutos. Si usted no lo pidió, no haga nada: su contraseña sigue igual.',
  'identity.mail.again.subject': '¿Es usted en Marea?',
  'identity.mail.again.heading': '¿Es usted?',
  'identity.mail.again.says':
    'Está a punto de hacer algo importante en su cuenta. Abra este enlace en el navegador donde inició sesión y seguimos donde estaba.',
  'identity.mail.again.button': 'Sí, soy yo',
  'identity.mail.again.note':
    'El enlace funciona una vez, durante 30 minutos. Si usted no lo pidió, no lo abra: puede que alguien haya entrado en su cuenta. Revise sus dispositivos en los ajustes de la cuenta.',
  'identity.mail.first_password.subject': 'Elija una contraseña para Marea',
  'identity.mail.first_password.heading': 'Su primera contraseña',
  'identity.mail.first_password.says':
    'Hasta ahora ha entrado sin contraseña. Elija una en la página de este enlace y podrá entrar también por correo; después, todos los dispositivos tendrán que iniciar sesión de nuevo.',
  'identity.mail.first_password.button': 'Elegir una contraseña',
  'identity.mail.first_password.note':
    'El enlace funciona una vez, durante 30 minutos. Si usted no lo pidió, no haga nada: seguirá entrando como hasta ahora.',
  'identity.mail.warning.subject': 'Alguien intenta entrar en su cuenta',
  'identity.mail.warning.heading': 'Varias contraseñas equivocadas',
  'identity.mail.warning.says':
    'Alguien escribió varias veces una contraseña equivocada para su cuenta y le hicimos esperar. Nadie entró. Si fue usted, este enlace inicia sesión sin contraseña.',
  'identity.mail.warning.button': 'Iniciar sesión',
  'identity.mail.warning.note':
    'El enlace sirve una sola vez, durante 24 horas. Si no fue usted, una contraseña más larga en los ajustes de su cuenta aleja a quien adivina.',
  'identity.mail.password_changed.subject': 'Su contraseña ha cambiado',
  'identity.mail.password_changed.heading': 'Su contraseña ha cambiado',
  'identity.mail.password_changed.says':
    'La contraseña de su cuenta de Marea acaba de cambiar y se cerró la sesión en sus otros dispositivos.',
  'identity.mail.password_changed.button': 'No fui yo: elegir otra',
  'identity.mail.password_changed.note':
    'El enlace sirve una sola vez, durante 30 minutos. Si fue usted, no hay nada que hacer.',
  'identity.mail.linked.subject': 'Una nueva forma de entrar en su cuenta',
  'identity.mail.linked.heading': 'Una nueva forma de entrar en su cuenta',
  'identity.mail.linked.says':
    'Una cuenta de Google o de Apple con esta misma dirección acaba de iniciar sesión por primera vez; desde ahora abre también su cuenta de Marea.',
  'identity.mail.linked.button': 'Iniciar sesión',
  'identity.mail.linked.note':
    'El enlace sirve una sola vez, durante 24 horas. Si fue usted, no hay nada que hacer. Si no, otra persona lee este buzón: protéjalo primero y después escríbanos.',
}
