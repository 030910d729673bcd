import { linkHours, linkMinutes } from '#identity/link-lifetimes.ts'
import type { Texts } from '#platform/language.ts'

export const accountTexts = {
  'account.title': { en: 'Account settings', es: 'Configuración de la cuenta' },
  'account.description': {
    en: 'Signed in as {{email}}. Member since {{date}}.',
    es: 'Sesión iniciada como {{email}}. En {{brand}} desde el {{date}}.',
  },
  'account.confirmed': { en: 'Email confirmed', es: 'Correo confirmado' },
  'account.bounced': { en: 'Emails not delivered', es: 'Correos no entregados' },
  'account.bounced_description': {
    en: 'Your email provider refused our last email. Check with your provider that you can receive email, then resend the link and open it. Or change your email below.',
    es: 'Su proveedor de correo rechazó nuestro último mensaje. Compruebe con su proveedor que puede recibir correos. Después reenvíe el enlace y ábralo. O cambie su correo más abajo.',
  },
  'account.unconfirmed': { en: 'Email not confirmed yet', es: 'Correo aún sin confirmar' },
  'account.profile': { en: 'Your profile', es: 'Su perfil' },
  'account.language': {
    en: 'Language for this site and our emails',
    es: 'Idioma del sitio y de nuestros correos',
  },
  'account.save': { en: 'Save changes', es: 'Guardar cambios' },
  'account.saved': { en: 'Profile updated successfully', es: 'Perfil actualizado correctamente' },
  'account.photo': { en: 'Photo', es: 'Foto' },
  'account.photo_description': {
    en: 'JPEG, PNG or GIF, up to 5 MB.',
    es: 'JPEG, PNG o GIF, hasta 5 MB.',
  },
  'account.photo_unconfirmed': {
    en: 'Confirm your email to add a photo. Open the link we sent to {{email}}.',
    es: 'Confirme su correo para agregar una foto. Abra el enlace que enviamos a {{email}}.',
  },
  'account.photo_resend': { en: 'Resend link', es: 'Reenviar enlace' },
  'account.photo_choose': { en: 'Choose a photo', es: 'Elegir una foto' },
  'account.photo_change': { en: 'Change photo', es: 'Cambiar foto' },
  'account.photo_remove': { en: 'Remove', es: 'Eliminar' },
  'account.email': { en: 'Email', es: 'Correo' },
  'account.email_description': {
    en: 'Use it to sign in and to receive your bookings and receipts. Changing it signs you out on your other devices.',
    es: 'Lo usa para iniciar sesión y recibir sus reservas y recibos. Al cambiarlo se cerrará la sesión en sus otros dispositivos.',
  },
  'account.email_change': { en: 'Change email', es: 'Cambiar correo' },
  'account.email_new': { en: 'New email', es: 'Nuevo correo' },
  'account.email_save': { en: 'Send confirmation link', es: 'Enviar enlace de confirmación' },
  'account.email_sent': {
    en: `Open the link we sent to {{email}} in this browser. Until then, your email stays {{current}}. The link expires in ${linkHours} hours.`,
    es: `Abra en este navegador el enlace que enviamos a {{email}}. Mientras tanto, su correo sigue siendo {{current}}. El enlace vence en ${linkHours} horas.`,
  },
  'account.email_wait': {
    en: 'Too many attempts. Please try again later.',
    es: 'Demasiados intentos. Inténtelo de nuevo más tarde.',
  },
  'account.password': { en: 'Password', es: 'Contraseña' },
  'account.password_description': {
    en: 'Changing your password signs you out on your other devices.',
    es: 'Al cambiarla se cierra la sesión en sus otros dispositivos.',
  },
  'account.password_pin_description': {
    en: 'Your password is 4 digits. A longer one better protects your wallet and bookings.',
    es: 'Su contraseña es de 4 dígitos. Una más larga protege mejor su billetera y sus reservas.',
  },
  'account.password_none_description': {
    en: 'You sign in without a password. Set one to sign in with your email too.',
    es: 'Inicia sesión sin contraseña. Cree una para entrar también con su correo.',
  },
  'account.password_email': {
    en: 'Email me a link to set a password',
    es: 'Enviarme un enlace para crear una contraseña',
  },
  'account.password_email_sent': {
    en: `We sent a link to {{email}}. It expires in ${linkMinutes} minutes.`,
    es: `Enviamos un enlace a {{email}}. Vence en ${linkMinutes} minutos.`,
  },
  'account.current': { en: 'Current password', es: 'Contraseña actual' },
  'account.password_thorough': {
    en: 'Remove every other way to sign in',
    es: 'Eliminar las demás formas de iniciar sesión',
  },
  'account.password_thorough_note': {
    en: 'Choose this if someone else may have had access. It removes passkeys, two-step sign-in, Google and Apple, API tokens and webhooks.',
    es: 'Elíjalo si otra persona pudo tener acceso. Se eliminan las llaves de acceso, la verificación en dos pasos, Google y Apple, los tokens de la API y los webhooks.',
  },
  'account.password_save': { en: 'Update password', es: 'Actualizar contraseña' },
  'account.password_saved': {
    en: 'Password updated successfully',
    es: 'Contraseña actualizada correctamente',
  },
  'account.devices': { en: 'Signed-in devices', es: 'Dispositivos con sesión iniciada' },
  'account.devices_description': {
    en: 'If you don’t recognize a device, sign it out and change your password.',
    es: 'Si no reconoce un dispositivo, cierre la sesión en él y cambie su contraseña.',
  },
  'account.device_current': { en: 'This device', es: 'Este dispositivo' },
  'account.device_team': { en: 'Our team', es: 'Nuestro equipo' },
  'account.device_team_until': {
    en: 'Our team, until {{date}}',
    es: 'Nuestro equipo, hasta el {{date}}',
  },
  'account.device_team_end': { en: 'End access', es: 'Terminar el acceso' },
  'account.device_last_seen': { en: 'Last active {{date}}', es: 'Última actividad: {{date}}' },
  'account.device_sign_out': { en: 'Sign out', es: 'Cerrar sesión' },
  'account.device_sign_out_label': {
    en: 'Sign out of {{device}}',
    es: 'Cerrar sesión en {{device}}',
  },
  'account.device_signed_out': { en: 'Device signed out', es: 'Sesión cerrada en el dispositivo' },
  'account.data': { en: 'Your data', es: 'Sus datos' },
  'account.data_description': {
    en: 'Download everything we store about you in one file.',
    es: 'Descargue en un solo archivo todo lo que guardamos sobre usted.',
  },
  'account.data_download': { en: 'Download my data', es: 'Descargar mis datos' },
  'account.delete': { en: 'Delete account', es: 'Eliminar la cuenta' },
  'account.delete_description': {
    en: 'We’ll permanently delete your name, email, phone, photo and devices. Payment records are kept without your name.',
    es: 'Eliminaremos para siempre su nombre, correo, teléfono, foto y dispositivos. Los registros de pago se conservan sin su nombre.',
  },
  'account.delete_question': { en: 'Delete your account?', es: '¿Eliminar su cuenta?' },
  'account.delete_warning': {
    en: 'This can’t be undone.',
    es: 'Esta acción no se puede deshacer.',
  },
  'account.delete_button': { en: 'Delete my account', es: 'Eliminar mi cuenta' },
  'account.delete_busy': { en: 'Deleting', es: 'Eliminando' },
  'account.delete_keep': { en: 'Keep my account', es: 'Conservar mi cuenta' },
  'account.deletion_blocked': {
    en: 'You can’t delete your account yet:',
    es: 'Aún no puede eliminar su cuenta:',
  },
  'account.deleted': { en: 'Your account has been deleted', es: 'Se eliminó su cuenta' },
  'apply.title': { en: 'Tell us about your home', es: 'Háblenos de su casa' },
  'apply.description': {
    en: 'We review every application and reply within 2 business days.',
    es: 'Revisamos cada solicitud y respondemos en 2 días hábiles.',
  },
  'apply.home': { en: 'Where is it?', es: '¿Dónde está?' },
  'apply.home_hint': {
    en: 'Street and neighborhood in {{places}}',
    es: 'Calle y zona en {{places}}',
  },
  'apply.home_short': {
    en: 'Please enter at least 5 characters',
    es: 'Escriba al menos 5 caracteres',
  },
  'apply.bedrooms': { en: 'Bedrooms', es: 'Dormitorios' },
  'apply.message': { en: 'Anything else we should know?', es: '¿Algo más que debamos saber?' },
  'apply.optional': { en: 'Optional', es: 'Opcional' },
  'apply.send': { en: 'Submit application', es: 'Enviar solicitud' },
  'apply.sign_in': {
    en: 'You’ll sign in or create an account before you submit. We’ll save your answers.',
    es: 'Antes de enviarla, inicie sesión o cree una cuenta. Conservaremos sus respuestas.',
  },
  'apply.sent': { en: 'Application submitted', es: 'Solicitud enviada' },
  'apply.yours': { en: 'Your applications', es: 'Sus solicitudes' },
  'apply.owner': {
    en: 'You already have an owner account with {{brand}}',
    es: 'Ya tiene una cuenta de propietario en {{brand}}',
  },
  'apply.owner_description': {
    en: 'Manage your homes in Property management.',
    es: 'Administre sus casas en Administración de propiedades.',
  },
  'apply.bedrooms_count_one': { en: '{{count}} bedroom', es: '{{count}} dormitorio' },
  'apply.bedrooms_count_other': { en: '{{count}} bedrooms', es: '{{count}} dormitorios' },
  'apply.status.open': { en: 'In review', es: 'En revisión' },
  'apply.status.approved': { en: 'Approved', es: 'Aprobada' },
  'apply.status.rejected': { en: 'Not approved', es: 'No aprobada' },
  'apply.sent_on': { en: 'Sent {{date}}', es: 'Enviada el {{date}}' },
  'admin.description': {
    en: 'When you approve, the applicant becomes an owner. When you reject, they see your reason.',
    es: 'Si aprueba, la persona pasa a ser propietaria. Si rechaza, verá el motivo que usted escriba.',
  },
  'admin.applications': {
    en: 'Applications to list a home',
    es: 'Solicitudes para publicar una casa',
  },
  'admin.none_description': {
    en: 'No applications to review.',
    es: 'No hay solicitudes por revisar.',
  },
  'admin.email_confirmed': { en: 'email confirmed', es: 'correo confirmado' },
  'admin.email_unconfirmed': { en: 'email not confirmed', es: 'correo sin confirmar' },
  'admin.approve': { en: 'Approve', es: 'Aprobar' },
  'admin.reject': { en: 'Reject', es: 'Rechazar' },
  'admin.reject_question': {
    en: 'Reject {{name}}’s application?',
    es: '¿Rechazar la solicitud de {{name}}?',
  },
  'admin.reason': { en: 'Reason', es: 'Motivo' },
  'admin.reason_hint': {
    en: 'The applicant will see this.',
    es: 'El solicitante verá este texto.',
  },
  'admin.reason_short': { en: 'Write at least 3 characters', es: 'Escriba al menos 3 caracteres' },
  'admin.reject_button': { en: 'Reject and notify', es: 'Rechazar y avisar' },
  'admin.approved': {
    en: '{{name}} is now an owner',
    es: '{{name}} ya tiene una cuenta de propietario',
  },
  'admin.rejected': { en: 'Applicant notified', es: 'Solicitante notificado' },
} satisfies Texts
