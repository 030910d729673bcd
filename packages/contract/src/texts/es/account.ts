import type { accountTexts as english } from '../en/account.ts'

export const accountTexts: Record<keyof typeof english, string> = {
  'account.title': 'Configuración de la cuenta',
  'account.says': 'Sesión iniciada como {{email}}. En Marea desde {{date}}.',
  'account.confirmed': 'Correo confirmado',
  'account.unconfirmed': 'Correo aún sin confirmar',

  'account.profile': 'Su perfil',
  'account.language': 'Idioma del sitio y de nuestros correos',
  'account.save': 'Guardar cambios',
  'account.saved': 'Perfil actualizado correctamente',

  'account.photo': 'Foto',
  'account.photo_says': 'JPEG, PNG o GIF, hasta 5 MB.',
  'account.photo_unconfirmed':
    'Confirme su correo para agregar una foto. Abra el enlace que enviamos a {{email}}.',
  'account.photo_resend': 'Reenviar enlace',
  'account.photo_choose': 'Elegir una foto',
  'account.photo_change': 'Cambiar foto',
  'account.photo_remove': 'Quitar',

  'account.password': 'Contraseña',
  'account.password_says': 'Al cambiarla se cierra la sesión en sus otros dispositivos.',
  'account.password_pin_says':
    'Su contraseña es de 4 dígitos. Una más larga protege mejor su billetera y sus reservas.',
  'account.password_none_says':
    'Inicia sesión sin contraseña. Cree una para entrar también con su correo.',
  'account.password_mail': 'Enviarme un enlace para crear una contraseña',
  'account.password_mailed': 'Enviamos un enlace a {{email}}. Vence en 30 minutos.',
  'account.current': 'Contraseña actual',
  'account.password_save': 'Actualizar contraseña',
  'account.password_saved': 'Contraseña actualizada correctamente',

  'account.devices': 'Dispositivos con sesión iniciada',
  'account.devices_says':
    'Si no reconoce un dispositivo, cierre la sesión en él y cambie su contraseña.',
  'account.device_here': 'Este dispositivo',
  'account.device_seen': 'Última actividad: {{date}}',
  'account.device_out': 'Cerrar sesión',
  'account.device_out_of': 'Cerrar sesión en {{device}}',
  'account.device_gone': 'Sesión cerrada en el dispositivo',

  'account.elsewhere': 'Dinero y pagos',

  'account.data': 'Sus datos',
  'account.data_says': 'Descargue en un solo archivo todo lo que guardamos sobre usted.',
  'account.data_get': 'Descargar mis datos',

  'account.delete': 'Eliminar la cuenta',
  'account.delete_says':
    'Eliminaremos para siempre su nombre, correo, teléfono, foto y dispositivos. Los registros de pago se conservan sin su nombre.',
  'account.delete_ask': '¿Eliminar su cuenta?',
  'account.delete_warns': 'Esta acción no se puede deshacer.',
  'account.delete_do': 'Eliminar mi cuenta',
  'account.delete_busy': 'Eliminando',
  'account.delete_keep': 'Conservar mi cuenta',
  'account.delete_stays': 'Aún no puede eliminar su cuenta:',
  'account.deleted': 'Su cuenta fue eliminada',

  'apply.title': 'Háblenos de su casa',
  'apply.says': 'Leemos cada carta y respondemos en dos días hábiles.',
  'apply.home': '¿Dónde está?',
  'apply.home_hint': 'Calle y barrio en Miami',
  'apply.home_short': 'Cuéntenos un poco más: al menos 5 caracteres',
  'apply.bedrooms': 'Dormitorios',
  'apply.message': '¿Qué debemos saber?',
  'apply.optional': 'Opcional',
  'apply.send': 'Enviar la solicitud',
  'apply.sign_in': 'Para enviarla hace falta una cuenta; entra de camino y no pierde nada.',
  'apply.sent': 'Ya tenemos su solicitud',
  'apply.yours': 'Sus solicitudes',
  'apply.owner': 'Usted es propietario en Marea',
  'apply.owner_says': 'Sus casas se administran en el área de propietarios.',
  'apply.bedrooms_count_one': '{{count}} dormitorio',
  'apply.bedrooms_count_other': '{{count}} dormitorios',
  'apply.status.open': 'La estamos leyendo',
  'apply.status.approved': 'Aprobada',
  'apply.status.rejected': 'Esta vez no',
  'apply.sent_on': 'Enviada el {{date}}',

  'admin.title': 'Operaciones',
  'admin.says':
    'Aquí se deciden las solicitudes para publicar una casa. Las casas, los documentos y los retiros llegarán a esta página.',
  'admin.applications': 'Solicitudes para publicar una casa',
  'admin.none_says': 'Todas las solicitudes tienen respuesta.',
  'admin.email_confirmed': 'correo confirmado',
  'admin.email_unconfirmed': 'correo sin confirmar',
  'admin.approve': 'Aprobar',
  'admin.reject': 'Rechazar',
  'admin.reject_ask': '¿Rechazar la solicitud de {{name}}?',
  'admin.reason': 'Por qué',
  'admin.reason_hint': 'El solicitante lee esto.',
  'admin.reason_short': 'Escriba al menos 3 caracteres',
  'admin.reject_do': 'Rechazar y avisar',
  'admin.approved': '{{name}} ya es propietario',
  'admin.rejected': 'El solicitante ya lo sabe',
}
