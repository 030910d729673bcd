import { impersonationMinutes } from '#identity/impersonation-minutes.ts'
import { linkHours, linkMinutes, undoDays } from '#identity/link-lifetimes.ts'
import type { ServerTexts } from '#platform/language.ts'

export const identityEmails = {
  'identity.mail.hello': { en: 'Hello {{name}},', es: 'Hola, {{name}}:' },
  'identity.mail.hello_unnamed': { en: 'Hello,', es: 'Hola:' },
  'identity.mail.confirm.subject': { en: 'Confirm your email', es: 'Confirme su correo' },
  'identity.mail.confirm.heading': {
    en: 'Welcome to {{brand}}',
    es: 'Le damos la bienvenida a {{brand}}',
  },
  'identity.mail.confirm.body': {
    en: 'Your account is ready. Confirm your email address so you can book and pay.',
    es: 'Su cuenta está lista. Confirme su correo para poder reservar y pagar.',
  },
  'identity.mail.confirm.button': { en: 'Confirm email', es: 'Confirmar correo' },
  'identity.mail.confirm.note': {
    en: `This link works once and expires in ${linkHours} hours. If you didn’t create this account, ignore this email and it will be closed automatically.`,
    es: `El enlace sirve una sola vez y vence en ${linkHours} horas. Si no creó esta cuenta, ignore este mensaje y la cuenta se cerrará automáticamente.`,
  },
  'identity.mail.reconfirm.subject': {
    en: 'Confirm your email again',
    es: 'Confirme de nuevo su correo',
  },
  'identity.mail.reconfirm.heading': {
    en: 'Confirm your email again',
    es: 'Confirme de nuevo su correo',
  },
  'identity.mail.reconfirm.body': {
    en: 'We couldn’t deliver our last email to this address. Confirm it, and we’ll send you updates about your bookings and payments again.',
    es: 'No pudimos entregar nuestro último correo en esta dirección. Confírmela y volveremos a enviarle avisos de sus reservas y pagos.',
  },
  'identity.mail.reconfirm.button': { en: 'Confirm email', es: 'Confirmar correo' },
  'identity.mail.reconfirm.note': {
    en: `This link works once and expires in ${linkHours} hours. If you didn’t request it, ignore this email.`,
    es: `Este enlace sirve una sola vez y vence en ${linkHours} horas. Si no lo solicitó, ignore este correo.`,
  },
  'identity.mail.known.subject': {
    en: 'You already have an account with {{brand}}',
    es: 'Ya tiene una cuenta en {{brand}}',
  },
  'identity.mail.known.heading': { en: 'You already have an account', es: 'Ya tiene una cuenta' },
  'identity.mail.known.body': {
    en: 'Someone, perhaps you, just tried to register with this email address. You already have an account. Use the link below to sign in.',
    es: 'Alguien, quizá usted, acaba de intentar registrarse con este correo. Ya tiene una cuenta. Use el enlace para iniciar sesión.',
  },
  'identity.mail.known.button': { en: 'Sign in', es: 'Iniciar sesión' },
  'identity.mail.known.note': {
    en: `This link works once and expires in ${linkHours} hours. If it wasn’t you, ignore this email. Nothing has changed in your account.`,
    es: `El enlace sirve una sola vez y vence en ${linkHours} horas. Si no fue usted, ignore este mensaje. Nada ha cambiado en su cuenta.`,
  },
  'identity.mail.reset.subject': {
    en: 'Reset your {{brand}} password',
    es: 'Restablezca su contraseña de {{brand}}',
  },
  'identity.mail.reset.heading': { en: 'Reset your password', es: 'Restablezca su contraseña' },
  'identity.mail.reset.body': {
    en: 'We received a request to reset your password. Use the link below to choose a new one. You’ll then need to sign in again on all your devices.',
    es: 'Recibimos una solicitud para restablecer su contraseña. Use el enlace para elegir una nueva. Después deberá iniciar sesión de nuevo en todos sus dispositivos.',
  },
  'identity.mail.reset.button': { en: 'Reset password', es: 'Restablecer contraseña' },
  'identity.mail.reset.note': {
    en: `This link works once and expires in ${linkMinutes} minutes. If you didn’t request it, ignore this email. Your password won’t change.`,
    es: `El enlace sirve una sola vez y vence en ${linkMinutes} minutos. Si no lo solicitó, ignore este mensaje. Su contraseña no cambiará.`,
  },
  'identity.mail.again.subject': { en: 'Confirm it’s you', es: 'Confirme su identidad' },
  'identity.mail.again.heading': { en: 'Confirm it’s you', es: 'Confirme su identidad' },
  'identity.mail.again.body': {
    en: 'You’re about to make a sensitive change to your {{brand}} account. To continue, open this link in the browser where you’re signed in.',
    es: 'Está por hacer un cambio importante en su cuenta de {{brand}}. Para continuar, abra este enlace en el navegador donde inició sesión.',
  },
  'identity.mail.again.button': { en: 'Confirm it’s me', es: 'Confirmar mi identidad' },
  'identity.mail.again.note': {
    en: `This link works once and expires in ${linkMinutes} minutes. If you didn’t request it, don’t open it: someone else may be signed in to your account. Check your devices in account settings.`,
    es: `El enlace sirve una sola vez y vence en ${linkMinutes} minutos. Si no lo solicitó, no lo abra: otra persona podría haber entrado en su cuenta. Revise sus dispositivos en la configuración de la cuenta.`,
  },
  'identity.mail.first_password.subject': {
    en: 'Set your {{brand}} password',
    es: 'Cree su contraseña de {{brand}}',
  },
  'identity.mail.first_password.heading': { en: 'Set a password', es: 'Cree una contraseña' },
  'identity.mail.first_password.body': {
    en: 'You currently sign in without a password. Use the link below to set one so you can also sign in with your email. You’ll then need to sign in again on all your devices.',
    es: 'Por ahora inicia sesión sin contraseña. Use el enlace para crear una y entrar también con su correo. Después deberá iniciar sesión de nuevo en todos sus dispositivos.',
  },
  'identity.mail.first_password.button': { en: 'Set password', es: 'Crear contraseña' },
  'identity.mail.first_password.note': {
    en: `This link works once and expires in ${linkMinutes} minutes. If you didn’t request it, ignore this email. You can keep signing in as you do now.`,
    es: `El enlace sirve una sola vez y vence en ${linkMinutes} minutos. Si no lo solicitó, ignore este mensaje. Podrá seguir entrando como hasta ahora.`,
  },
  'identity.mail.warning.subject': {
    en: 'Failed sign-in attempts on your account',
    es: 'Intentos fallidos de inicio de sesión en su cuenta',
  },
  'identity.mail.warning.heading': {
    en: 'Failed sign-in attempts',
    es: 'Intentos fallidos de inicio de sesión',
  },
  'identity.mail.warning.body': {
    en: 'Someone entered the wrong password for your account several times, so we temporarily blocked new attempts. No one got in. If it was you, use the link below to sign in without a password.',
    es: 'Alguien ingresó varias veces una contraseña incorrecta en su cuenta y bloqueamos temporalmente nuevos intentos. Nadie entró. Si fue usted, use el enlace para iniciar sesión sin contraseña.',
  },
  'identity.mail.warning.button': { en: 'Sign in', es: 'Iniciar sesión' },
  'identity.mail.warning.note': {
    en: `This link works once and expires in ${linkHours} hours. If it wasn’t you, choose a longer password in account settings.`,
    es: `El enlace sirve una sola vez y vence en ${linkHours} horas. Si no fue usted, elija una contraseña más larga en la configuración de la cuenta.`,
  },
  'identity.mail.password_changed.subject': {
    en: 'Your password was changed',
    es: 'Su contraseña cambió',
  },
  'identity.mail.password_changed.heading': {
    en: 'Your password was changed',
    es: 'Su contraseña cambió',
  },
  'identity.mail.password_changed.body': {
    en: 'The password for your {{brand}} account was just changed, and your other devices were signed out.',
    es: 'La contraseña de su cuenta de {{brand}} acaba de cambiar y se cerró la sesión en sus otros dispositivos.',
  },
  'identity.mail.password_changed.button': { en: 'This wasn’t me', es: 'No fui yo' },
  'identity.mail.password_changed.note': {
    en: `If this was you, there’s nothing to do. If not, use the link to choose a new password. It works once and expires in ${linkMinutes} minutes.`,
    es: `Si fue usted, no tiene que hacer nada. Si no, use el enlace para elegir una contraseña nueva. Sirve una sola vez y vence en ${linkMinutes} minutos.`,
  },
  'identity.mail.change_email.subject': {
    en: 'Confirm your new email',
    es: 'Confirme su nuevo correo',
  },
  'identity.mail.change_email.heading': {
    en: 'Confirm your new email',
    es: 'Confirme su nuevo correo',
  },
  'identity.mail.change_email.body': {
    en: 'Someone, perhaps you, asked to use this address for an account with {{brand}}. Confirm it, and from then on you’ll sign in with it and receive our emails here.',
    es: 'Alguien, quizá usted, pidió usar esta dirección en una cuenta de {{brand}}. Confírmela y, a partir de ese momento, iniciará sesión con ella y aquí recibirá nuestros correos.',
  },
  'identity.mail.change_email.button': { en: 'Confirm new email', es: 'Confirmar nuevo correo' },
  'identity.mail.change_email.note': {
    en: `This link works once and expires in ${linkHours} hours. Open it in the browser where you’re signed in. If you didn’t request it, ignore this email and nothing will change.`,
    es: `El enlace sirve una sola vez y vence en ${linkHours} horas. Ábralo en el navegador donde inició sesión. Si no lo solicitó, ignore este mensaje y nada cambiará.`,
  },
  'identity.mail.email_changed.subject': {
    en: 'Your email address was changed',
    es: 'Su correo cambió',
  },
  'identity.mail.email_changed.heading': {
    en: 'Your email address was changed',
    es: 'Su correo cambió',
  },
  'identity.mail.email_changed.body': {
    en: 'Your {{brand}} account now uses a different email address, and your other devices were signed out. You can no longer sign in with this address.',
    es: 'Su cuenta de {{brand}} ahora usa otro correo y se cerró la sesión en sus otros dispositivos. Ya no puede iniciar sesión con esta dirección.',
  },
  'identity.mail.email_changed.button': { en: 'This wasn’t me', es: 'No fui yo' },
  'identity.mail.email_changed.note': {
    en: `If this was you, there’s nothing to do. If not, use the link to restore this address, choose a new password and sign out all devices. It works once and expires in ${undoDays} days.`,
    es: `Si fue usted, no tiene que hacer nada. Si no, use el enlace para recuperar esta dirección, elegir una contraseña nueva y cerrar la sesión en todos los dispositivos. Sirve una sola vez y vence en ${undoDays} días.`,
  },
  'identity.mail.address_in_use.subject': {
    en: 'This email already has an account with {{brand}}',
    es: 'Este correo ya tiene una cuenta en {{brand}}',
  },
  'identity.mail.address_in_use.heading': {
    en: 'You already have an account',
    es: 'Ya tiene una cuenta',
  },
  'identity.mail.address_in_use.body': {
    en: 'Someone, perhaps you, asked to use this address for another {{brand}} account. It already belongs to yours, so nothing has changed. Use the link below to sign in.',
    es: 'Alguien, quizá usted, pidió usar esta dirección en otra cuenta de {{brand}}. Ya pertenece a la suya, así que nada cambió. Use el enlace para iniciar sesión.',
  },
  'identity.mail.address_in_use.button': { en: 'Sign in', es: 'Iniciar sesión' },
  'identity.mail.address_in_use.note': {
    en: `This link works once and expires in ${linkHours} hours. If it wasn’t you, ignore this email. Your account is safe.`,
    es: `El enlace sirve una sola vez y vence en ${linkHours} horas. Si no fue usted, ignore este mensaje. Su cuenta está segura.`,
  },
  'identity.mail.linked.subject': {
    en: 'New sign-in method on your account',
    es: 'Nuevo método de inicio de sesión en su cuenta',
  },
  'identity.mail.linked.heading': {
    en: 'New sign-in method added',
    es: 'Nuevo método de inicio de sesión',
  },
  'identity.mail.linked.body': {
    en: 'A Google or Apple account with this email address signed in to {{brand}} for the first time. You can now use it to sign in.',
    es: 'Una cuenta de Google o Apple con este correo inició sesión en {{brand}} por primera vez. Ahora puede usarla para entrar.',
  },
  'identity.mail.linked.button': { en: 'Sign in', es: 'Iniciar sesión' },
  'identity.mail.linked.note': {
    en: `If this was you, there’s nothing to do. If not, someone else may have access to your email: secure your email account first, then contact us. This link works once and expires in ${linkHours} hours.`,
    es: `Si fue usted, no tiene que hacer nada. Si no, otra persona podría tener acceso a su correo: protéjalo primero y luego escríbanos. El enlace sirve una sola vez y vence en ${linkHours} horas.`,
  },
  'identity.mail.second_factor_on.subject': {
    en: 'Two-step sign-in is on',
    es: 'La verificación en dos pasos está activada',
  },
  'identity.mail.second_factor_on.heading': {
    en: 'Two-step sign-in is on',
    es: 'La verificación en dos pasos está activada',
  },
  'identity.mail.second_factor_on.body': {
    en: 'You’ll now also need a code from your authenticator app to sign in to {{brand}}. Your other devices were signed out.',
    es: 'Para iniciar sesión en su cuenta de {{brand}} ahora también se pide un código de su aplicación de autenticación. Se cerró la sesión en sus otros dispositivos.',
  },
  'identity.mail.second_factor_on.button': { en: 'This wasn’t me', es: 'No fui yo' },
  'identity.mail.second_factor_on.note': {
    en: `If this was you, there’s nothing to do. If not, use the link to choose a new password, then contact us. It works once and expires in ${linkMinutes} minutes.`,
    es: `Si fue usted, no tiene que hacer nada. Si no, use el enlace para elegir una contraseña nueva y luego escríbanos. Sirve una sola vez y vence en ${linkMinutes} minutos.`,
  },
  'identity.mail.second_factor_off.subject': {
    en: 'Two-step sign-in is off',
    es: 'La verificación en dos pasos está desactivada',
  },
  'identity.mail.second_factor_off.heading': {
    en: 'Two-step sign-in is off',
    es: 'La verificación en dos pasos está desactivada',
  },
  'identity.mail.second_factor_off.body': {
    en: 'You no longer need a code from an authenticator app to sign in to {{brand}}. Your recovery codes no longer work.',
    es: 'Para iniciar sesión en su cuenta de {{brand}} ya no se pide un código de una aplicación de autenticación. Sus códigos de recuperación ya no funcionan.',
  },
  'identity.mail.second_factor_off.button': { en: 'This wasn’t me', es: 'No fui yo' },
  'identity.mail.second_factor_off.note': {
    en: `If this was you, there’s nothing to do. If not, use the link to choose a new password, then turn it on again. It works once and expires in ${linkMinutes} minutes.`,
    es: `Si fue usted, no tiene que hacer nada. Si no, use el enlace para elegir una contraseña nueva y luego actívela de nuevo. Sirve una sola vez y vence en ${linkMinutes} minutos.`,
  },
  'identity.mail.recovery_code_used.subject': {
    en: 'A recovery code was used',
    es: 'Se usó un código de recuperación',
  },
  'identity.mail.recovery_code_used.heading': {
    en: 'A recovery code was used',
    es: 'Se usó un código de recuperación',
  },
  'identity.mail.recovery_code_used.body': {
    en: 'One of the recovery codes of your {{brand}} account was just used. It won’t work again.',
    es: 'Se acaba de usar uno de los códigos de recuperación de su cuenta de {{brand}}. No volverá a funcionar.',
  },
  'identity.mail.recovery_code_used.button': { en: 'This wasn’t me', es: 'No fui yo' },
  'identity.mail.recovery_code_used.note': {
    en: `If this was you, there’s nothing to do. You can get new codes in account settings. If not, use the link to choose a new password. It works once and expires in ${linkMinutes} minutes.`,
    es: `Si fue usted, no tiene que hacer nada. Puede obtener códigos nuevos en la configuración de su cuenta. Si no, use el enlace para elegir una contraseña nueva. Sirve una sola vez y vence en ${linkMinutes} minutos.`,
  },
  'identity.mail.passkey_added.subject': {
    en: 'New passkey on your account',
    es: 'Nueva llave de acceso en su cuenta',
  },
  'identity.mail.passkey_added.heading': {
    en: 'New passkey added',
    es: 'Se agregó una llave de acceso',
  },
  'identity.mail.passkey_added.body': {
    en: 'A passkey was added to your {{brand}} account. It can be used to sign in without your password.',
    es: 'Se agregó una llave de acceso a su cuenta de {{brand}}. Permite iniciar sesión sin su contraseña.',
  },
  'identity.mail.passkey_added.button': { en: 'This wasn’t me', es: 'No fui yo' },
  'identity.mail.passkey_added.note': {
    en: `If this was you, there’s nothing to do. If not, use the link to choose a new password, then remove the passkey in account settings. It works once and expires in ${linkMinutes} minutes.`,
    es: `Si fue usted, no tiene que hacer nada. Si no, use el enlace para elegir una contraseña nueva y luego elimine la llave en la configuración de su cuenta. Sirve una sola vez y vence en ${linkMinutes} minutos.`,
  },
  'identity.mail.locked.subject': {
    en: 'Your {{brand}} account is locked',
    es: 'Su cuenta de {{brand}} está bloqueada',
  },
  'identity.mail.locked.heading': { en: 'Your account is locked', es: 'Su cuenta está bloqueada' },
  'identity.mail.locked.body': {
    en: 'Our team locked your account, and you were signed out everywhere. Reason: {{reason}} Reply to this email if you have questions.',
    es: 'Nuestro equipo bloqueó su cuenta y cerró su sesión en todos los dispositivos. Motivo: {{reason}} Responda a este correo si tiene preguntas.',
  },
  'identity.mail.unlocked.subject': {
    en: 'Your {{brand}} account is unlocked',
    es: 'Su cuenta de {{brand}} está desbloqueada',
  },
  'identity.mail.unlocked.heading': {
    en: 'Your account is unlocked',
    es: 'Su cuenta está desbloqueada',
  },
  'identity.mail.unlocked.body': {
    en: 'You can sign in again.',
    es: 'Ya puede iniciar sesión de nuevo.',
  },
  'identity.mail.acting.subject': {
    en: 'Our team is working in your {{brand}} account',
    es: 'Nuestro equipo está trabajando en su cuenta de {{brand}}',
  },
  'identity.mail.acting.heading': {
    en: 'Our team is working in your account',
    es: 'Nuestro equipo está trabajando en su cuenta',
  },
  'identity.mail.acting.body': {
    en: `A member of our team can see your account and change some of it for up to ${impersonationMinutes} minutes. Reason: {{reason}}`,
    es: `Una persona de nuestro equipo puede ver su cuenta y cambiar una parte durante ${impersonationMinutes} minutos como máximo. Motivo: {{reason}}`,
  },
  'identity.mail.acting.limits': {
    en: 'They can’t sign in as you again later, change your password or email, see your ID, withdraw money or use your saved cards. You can end it at any time under Signed-in devices in your account. Reply to this email if you didn’t ask for help.',
    es: 'No puede entrar de nuevo más tarde, cambiar su contraseña ni su correo, ver su identificación, retirar dinero ni usar sus tarjetas guardadas. Puede terminarlo cuando quiera en los dispositivos con sesión iniciada de su cuenta. Responda a este correo si no pidió ayuda.',
  },
} satisfies ServerTexts
