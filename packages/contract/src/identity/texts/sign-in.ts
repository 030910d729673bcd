import { linkMinutes } from '#identity/link-lifetimes.ts'
import type { Texts } from '#platform/language.ts'

export const signInTexts = {
  'sign_in.methods': { en: 'Sign in or create an account', es: 'Inicie sesión o cree una cuenta' },
  'sign_in.create_account': { en: 'Create account', es: 'Crear cuenta' },
  'sign_in.apple': { en: 'Continue with Apple', es: 'Continuar con Apple' },
  'sign_in.google': { en: 'Continue with Google', es: 'Continuar con Google' },
  'sign_in.google_unavailable': {
    en: 'Google sign-in couldn’t load. An ad or content blocker may be blocking it.',
    es: 'No pudimos cargar el inicio de sesión con Google. Puede que un bloqueador de contenido lo impida.',
  },
  'sign_in.or_email': { en: 'or continue with email', es: 'o continúe con su correo' },
  'sign_in.email': { en: 'Email', es: 'Correo' },
  'sign_in.password': { en: 'Password', es: 'Contraseña' },
  'sign_in.forgot': { en: 'Forgot password?', es: '¿Olvidó su contraseña?' },
  'sign_in.try_again_or': { en: 'Try again, or', es: 'Inténtelo de nuevo o' },
  'sign_in.send_link': { en: 'reset your password', es: 'restablezca su contraseña' },
  'sign_in.wait_minutes_one': {
    en: 'Too many attempts. Try again in {{count}} minute, or',
    es: 'Demasiados intentos. Inténtelo de nuevo en {{count}} minuto o',
  },
  'sign_in.wait_minutes_other': {
    en: 'Too many attempts. Try again in {{count}} minutes, or',
    es: 'Demasiados intentos. Inténtelo de nuevo en {{count}} minutos o',
  },
  'sign_in.wait_hours_one': {
    en: 'Too many attempts. Try again in {{count}} hour, or',
    es: 'Demasiados intentos. Inténtelo de nuevo en {{count}} hora o',
  },
  'sign_in.wait_hours_other': {
    en: 'Too many attempts. Try again in {{count}} hours, or',
    es: 'Demasiados intentos. Inténtelo de nuevo en {{count}} horas o',
  },
  'sign_in.unreachable': {
    en: 'We couldn’t connect to {{brand}}. Nothing you entered was lost. Please try again.',
    es: 'No pudimos conectarnos con {{brand}}. No perdió nada de lo que ingresó. Inténtelo de nuevo.',
  },
  'sign_in.search_kept': {
    en: 'We’ll keep your search and dates.',
    es: 'Conservaremos su búsqueda y sus fechas.',
  },
  'sign_in.keeps_answers': { en: 'We’ll save your answers.', es: 'Conservaremos sus respuestas.' },
  'sign_in.name': { en: 'Full name', es: 'Nombre completo' },
  'sign_in.phone': { en: 'Phone', es: 'Teléfono' },
  'sign_in.created': {
    en: 'Account created. Check your email to confirm it.',
    es: 'Cuenta creada. Revise su correo para confirmarla.',
  },
  'sign_in.gender_optional': { en: 'Gender (optional)', es: 'Género (opcional)' },
  'sign_in.gender.male': { en: 'Male', es: 'Masculino' },
  'sign_in.gender.female': { en: 'Female', es: 'Femenino' },
  'sign_in.gender.other': { en: 'Other', es: 'Otro' },
  'sign_in.pin': { en: 'Password (4 digits)', es: 'Contraseña (4 dígitos)' },
  'sign_in.confirm_pin': { en: 'Confirm password', es: 'Confirmar contraseña' },
  'sign_in.agree': {
    en: 'By creating an account, you agree to our',
    es: 'Al crear una cuenta, acepta nuestros',
  },
  'sign_in.agree_and': { en: 'and our', es: 'y nuestra' },
  'sign_in.agree_terms': { en: 'terms', es: 'términos' },
  'sign_in.agree_privacy': { en: 'privacy policy', es: 'política de privacidad' },
  'sign_in.forgot_title': { en: 'Reset your password', es: 'Restablezca su contraseña' },
  'sign_in.forgot_description': {
    en: `Enter your email and we’ll send you a link to choose a new password. The link works once and expires in ${linkMinutes} minutes.`,
    es: `Escriba su correo y le enviaremos un enlace para elegir una contraseña nueva. El enlace sirve una sola vez y vence en ${linkMinutes} minutos.`,
  },
  'sign_in.enter_email': { en: 'Please enter your email', es: 'Escriba su correo' },
  'sign_in.send': { en: 'Send link', es: 'Enviar enlace' },
  'sign_in.back': { en: 'Back to sign in', es: 'Regresar al inicio de sesión' },
  'sign_in.sent': { en: 'Check your email', es: 'Revise su correo' },
  'sign_in.sent_description': {
    en: `If {{email}} has an account with {{brand}}, you’ll receive a link shortly. It expires in ${linkMinutes} minutes.`,
    es: `Si {{email}} tiene una cuenta en {{brand}}, recibirá un enlace en breve. Vence en ${linkMinutes} minutos.`,
  },
  'sign_in.send_again': { en: 'Resend link', es: 'Reenviar enlace' },
  'sign_in.reset_title': { en: 'Choose a new password', es: 'Elija una contraseña nueva' },
  'sign_in.reset_description': {
    en: 'You’ll be signed out on all devices and can sign in with your new password.',
    es: 'Se cerrará la sesión en todos sus dispositivos y podrá entrar con la contraseña nueva.',
  },
  'sign_in.new_password': { en: 'New password', es: 'Contraseña nueva' },
  'sign_in.confirm_password': { en: 'Confirm password', es: 'Confirmar contraseña' },
  'sign_in.save_password': { en: 'Save password', es: 'Guardar contraseña' },
  'sign_in.reset_done': {
    en: 'Password updated successfully',
    es: 'Contraseña actualizada correctamente',
  },
  'sign_in.reset_done_description': {
    en: 'You’ve been signed out on all devices. Sign in with your new password.',
    es: 'Se cerró la sesión en todos los dispositivos. Inicie sesión con la contraseña nueva.',
  },
  'sign_in.link_expired': { en: 'This link is no longer valid', es: 'Este enlace ya no es válido' },
  'sign_in.link_expired_description': {
    en: 'It has already been used or has expired. Request a new one.',
    es: 'Ya se usó o venció. Solicite uno nuevo.',
  },
  'sign_in.strength.weak': { en: 'Weak', es: 'Débil' },
  'sign_in.strength.good': { en: 'Good', es: 'Buena' },
  'sign_in.strength.strong': { en: 'Strong', es: 'Fuerte' },
  'sign_in.strength': { en: 'Strength: {{word}}', es: 'Seguridad: {{word}}' },
  'sign_in.link_title': { en: 'Sign in with your link', es: 'Inicie sesión con su enlace' },
  'sign_in.link_description': {
    en: 'Select the button below to sign in. The link works only once.',
    es: 'Presione el botón para iniciar sesión. El enlace sirve una sola vez.',
  },
  'sign_in.link_sign_in': { en: 'Sign in', es: 'Iniciar sesión' },
  'sign_in.confirm_title': { en: 'Confirming your email', es: 'Confirmación de su correo' },
  'sign_in.confirm_first': {
    en: 'Sign in to confirm your email',
    es: 'Inicie sesión para confirmar su correo',
  },
  'sign_in.confirm_first_description': {
    en: 'This lets us confirm that the account and the email address are yours.',
    es: 'Así confirmamos que la cuenta y el correo son suyos.',
  },
  'sign_in.confirm_email': { en: 'Confirm email', es: 'Confirmar correo' },
  'sign_in.confirm_elsewhere_description': {
    en: 'Did you just create an account with {{brand}} with this address? If not, close this page and nothing will happen.',
    es: '¿Acaba de crear una cuenta de {{brand}} con este correo? Si no fue usted, cierre esta página y no pasará nada.',
  },
  'sign_in.confirmed_elsewhere': {
    en: 'Return to the page where you created your account. It continues from where you were.',
    es: 'Vuelva a la página donde creó su cuenta. Continuará desde donde estaba.',
  },
  'sign_in.continue_here': { en: 'Continue here', es: 'Continuar aquí' },
  'sign_in.confirmed': { en: 'Your email is confirmed', es: 'Su correo está confirmado' },
  'sign_in.confirmed_description': {
    en: 'Thank you. You can now book and pay.',
    es: 'Gracias. Ya puede reservar y pagar.',
  },
  'sign_in.confirm_expired_description': {
    en: 'It has already been used, has expired, or belongs to a different account than the one you’re signed in to.',
    es: 'Ya se usó, venció o pertenece a una cuenta distinta de la que tiene abierta.',
  },
  'sign_in.email_change_title': { en: 'Changing your email', es: 'Cambio de su correo' },
  'sign_in.email_change_first': {
    en: 'Sign in to change your email',
    es: 'Inicie sesión para cambiar su correo',
  },
  'sign_in.email_changed': { en: 'Your email was changed', es: 'Su correo cambió' },
  'sign_in.email_changed_description': {
    en: 'From now on, sign in with {{email}}.',
    es: 'A partir de ahora, inicie sesión con {{email}}.',
  },
  'sign_in.undo_title': { en: 'Restore your email', es: 'Recupere su correo' },
  'sign_in.undo_description': {
    en: 'We’ll restore this address, sign out all devices and replace your password. Choose a new one that you don’t use anywhere else.',
    es: 'Recuperaremos esta dirección, cerraremos la sesión en todos los dispositivos y cambiaremos su contraseña. Elija una nueva que no use en ningún otro lugar.',
  },
  'sign_in.undo_save': { en: 'Restore email', es: 'Recuperar correo' },
  'sign_in.undo_done': { en: 'Your email was restored', es: 'Recuperó su correo' },
  'sign_in.undo_expired_description': {
    en: 'It has already been used or has expired.',
    es: 'Ya se usó o venció.',
  },
  'sign_in.undo_expired_contact': {
    en: 'If someone else changed your email, contact {{support}}.',
    es: 'Si otra persona cambió su correo, comuníquese con {{support}}.',
  },
  'sign_in.new_email': { en: 'Resend link', es: 'Reenviar enlace' },
  'sign_in.email_sent': {
    en: 'We sent a new link to {{email}}',
    es: 'Enviamos un enlace nuevo a {{email}}',
  },
  'sign_in.go_on': { en: 'Continue', es: 'Continuar' },
  'sign_in.callback_title': { en: 'Signing you in', es: 'Iniciando su sesión' },
  'sign_in.callback_description': {
    en: 'Finishing sign-in with Apple. One moment, please.',
    es: 'Estamos completando el inicio de sesión con Apple. Un momento, por favor.',
  },
  'sign_in.callback_failed_description': {
    en: 'Please try again, or sign in with your email.',
    es: 'Inténtelo de nuevo o inicie sesión con su correo.',
  },
  'sign_in.confirm_identity_title': { en: 'Confirm it’s you', es: 'Confirme su identidad' },
  'sign_in.confirm_identity_description': {
    en: 'Enter your password to continue.',
    es: 'Escriba su contraseña para continuar.',
  },
  'sign_in.confirm_identity_no_password': {
    en: 'You signed in without a password. Sign in the same way again, or use a link we’ll email you.',
    es: 'Inició sesión sin contraseña. Vuelva a hacerlo de la misma forma o use un enlace que le enviaremos por correo.',
  },
  'sign_in.confirm_identity_by_email': {
    en: 'You signed in without a password. We’ll email you a link to confirm it’s you.',
    es: 'Inició sesión sin contraseña. Le enviaremos un enlace por correo para confirmar su identidad.',
  },
  'sign_in.again_email': { en: 'Email me a link', es: 'Enviarme un enlace' },
  'sign_in.again_sent_description': {
    en: 'Open the link we sent to {{email}} in this browser. This page will continue automatically.',
    es: 'Abra en este navegador el enlace que enviamos a {{email}}. Esta página continuará automáticamente.',
  },
  'sign_in.again_first_description': {
    en: 'Open the link in the browser where you’re signed in.',
    es: 'Abra el enlace en el navegador donde inició sesión.',
  },
  'sign_in.again_done': { en: 'Identity confirmed', es: 'Identidad confirmada' },
  'sign_in.again_done_description': {
    en: 'Return to the page you were on. It will continue automatically.',
    es: 'Regrese a la página donde estaba. Continuará automáticamente.',
  },
  'sign_in.continue': { en: 'Continue', es: 'Continuar' },
  'sign_in.cancel': { en: 'Cancel', es: 'Cancelar' },
  'sign_in.unconfirmed': { en: 'Confirm your email', es: 'Confirme su correo' },
  'sign_in.unconfirmed_description': {
    en: 'We sent a link to {{email}}. Confirm it before you book.',
    es: 'Enviamos un enlace a {{email}}. Confírmelo antes de reservar.',
  },
  'sign_in.set_password': { en: 'Set a password', es: 'Crear una contraseña' },
  'sign_in.set_password_title': {
    en: 'Choose a stronger password',
    es: 'Elija una contraseña más segura',
  },
  'sign_in.set_password_description': {
    en: 'A longer password better protects your wallet and bookings.',
    es: 'Una contraseña más larga protege mejor su billetera y sus reservas.',
  },
  'sign_in.bounced': {
    en: 'We couldn’t deliver our last email',
    es: 'No pudimos entregar nuestro último correo',
  },
  'sign_in.bounced_description': {
    en: 'The provider for {{email}} refused it, so we stopped sending updates about your bookings and payments.',
    es: 'El proveedor de {{email}} lo rechazó, así que dejamos de enviarle avisos de sus reservas y pagos.',
  },
  'sign_in.bounced_action': { en: 'Change or confirm email', es: 'Cambiar o confirmar correo' },
  'sign_in.later': { en: 'Not now', es: 'Ahora no' },
} satisfies Texts
