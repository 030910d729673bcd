import type { accountTexts as english } from './account.en.ts'

export const accountTexts: Record<keyof typeof english, string> = {
  'account.title': 'Configuración de la cuenta',
  'account.description': 'Sesión iniciada como {{email}}. En Marea desde el {{date}}.',
  'account.confirmed': 'Correo confirmado',
  'account.bounced': 'Correos no entregados',
  'account.bounced_description':
    'Su proveedor de correo rechazó nuestro último mensaje. Compruebe con su proveedor que puede recibir correos. Después reenvíe el enlace y ábralo. O cambie su correo más abajo.',
  'account.unconfirmed': 'Correo aún sin confirmar',

  'account.profile': 'Su perfil',
  'account.language': 'Idioma del sitio y de nuestros correos',
  'account.save': 'Guardar cambios',
  'account.saved': 'Perfil actualizado correctamente',

  'account.photo': 'Foto',
  'account.photo_description': 'JPEG, PNG o GIF, hasta 5 MB.',
  'account.photo_unconfirmed':
    'Confirme su correo para agregar una foto. Abra el enlace que enviamos a {{email}}.',
  'account.photo_resend': 'Reenviar enlace',
  'account.photo_choose': 'Elegir una foto',
  'account.photo_change': 'Cambiar foto',
  'account.photo_remove': 'Eliminar',

  'account.email': 'Correo',
  'account.email_description':
    'Lo usa para iniciar sesión y recibir sus reservas y recibos. Al cambiarlo se cerrará la sesión en sus otros dispositivos.',
  'account.email_change': 'Cambiar correo',
  'account.email_new': 'Nuevo correo',
  'account.email_save': 'Enviar enlace de confirmación',
  'account.email_sent':
    'Abra en este navegador el enlace que enviamos a {{email}}. Mientras tanto, su correo sigue siendo {{current}}. El enlace vence en 24 horas.',
  'account.email_wait': 'Demasiados intentos. Inténtelo de nuevo más tarde.',

  'account.password': 'Contraseña',
  'account.password_description': 'Al cambiarla se cierra la sesión en sus otros dispositivos.',
  'account.password_pin_description':
    'Su contraseña es de 4 dígitos. Una más larga protege mejor su billetera y sus reservas.',
  'account.password_none_description':
    'Inicia sesión sin contraseña. Cree una para entrar también con su correo.',
  'account.password_email': 'Enviarme un enlace para crear una contraseña',
  'account.password_email_sent': 'Enviamos un enlace a {{email}}. Vence en 30 minutos.',
  'account.current': 'Contraseña actual',
  'account.password_thorough': 'Eliminar las demás formas de iniciar sesión',
  'account.password_thorough_note':
    'Elíjalo si otra persona pudo tener acceso. Se eliminan las llaves de acceso, la verificación en dos pasos, Google y Apple, los tokens de la API y los webhooks.',
  'account.password_save': 'Actualizar contraseña',
  'account.password_saved': 'Contraseña actualizada correctamente',

  'account.devices': 'Dispositivos con sesión iniciada',
  'account.devices_description':
    'Si no reconoce un dispositivo, cierre la sesión en él y cambie su contraseña.',
  'account.device_current': 'Este dispositivo',
  'account.device_team': 'Nuestro equipo',
  'account.device_team_until': 'Nuestro equipo, hasta el {{date}}',
  'account.device_team_end': 'Terminar el acceso',
  'account.device_last_seen': 'Última actividad: {{date}}',
  'account.device_sign_out': 'Cerrar sesión',
  'account.device_sign_out_label': 'Cerrar sesión en {{device}}',
  'account.device_signed_out': 'Sesión cerrada en el dispositivo',

  'account.data': 'Sus datos',
  'account.data_description': 'Descargue en un solo archivo todo lo que guardamos sobre usted.',
  'account.data_download': 'Descargar mis datos',

  'account.delete': 'Eliminar la cuenta',
  'account.delete_description':
    'Eliminaremos para siempre su nombre, correo, teléfono, foto y dispositivos. Los registros de pago se conservan sin su nombre.',
  'account.delete_question': '¿Eliminar su cuenta?',
  'account.delete_warning': 'Esta acción no se puede deshacer.',
  'account.delete_button': 'Eliminar mi cuenta',
  'account.delete_busy': 'Eliminando',
  'account.delete_keep': 'Conservar mi cuenta',
  'account.deletion_blocked': 'Aún no puede eliminar su cuenta:',
  'account.deleted': 'Se eliminó su cuenta',

  'apply.title': 'Háblenos de su casa',
  'apply.description': 'Revisamos cada solicitud y respondemos en 2 días hábiles.',
  'apply.home': '¿Dónde está?',
  'apply.home_hint': 'Calle y zona de Miami',
  'apply.home_short': 'Escriba al menos 5 caracteres',
  'apply.bedrooms': 'Dormitorios',
  'apply.message': '¿Algo más que debamos saber?',
  'apply.optional': 'Opcional',
  'apply.send': 'Enviar solicitud',
  'apply.sign_in':
    'Antes de enviarla, inicie sesión o cree una cuenta. Conservaremos sus respuestas.',
  'apply.sent': 'Solicitud enviada',
  'apply.yours': 'Sus solicitudes',
  'apply.owner': 'Ya tiene una cuenta de propietario en Marea',
  'apply.owner_description': 'Administre sus casas en Administración de propiedades.',
  'apply.bedrooms_count_one': '{{count}} dormitorio',
  'apply.bedrooms_count_other': '{{count}} dormitorios',
  'apply.status.open': 'En revisión',
  'apply.status.approved': 'Aprobada',
  'apply.status.rejected': 'No aprobada',
  'apply.sent_on': 'Enviada el {{date}}',

  'admin.description':
    'Si aprueba, la persona pasa a ser propietaria. Si rechaza, verá el motivo que usted escriba.',
  'admin.applications': 'Solicitudes para publicar una casa',
  'admin.none_description': 'No hay solicitudes por revisar.',
  'admin.email_confirmed': 'correo confirmado',
  'admin.email_unconfirmed': 'correo sin confirmar',
  'admin.approve': 'Aprobar',
  'admin.reject': 'Rechazar',
  'admin.reject_question': '¿Rechazar la solicitud de {{name}}?',
  'admin.reason': 'Motivo',
  'admin.reason_hint': 'El solicitante verá este texto.',
  'admin.reason_short': 'Escriba al menos 3 caracteres',
  'admin.reject_button': 'Rechazar y avisar',
  'admin.approved': '{{name}} ya tiene una cuenta de propietario',
  'admin.rejected': 'Solicitante notificado',
}
