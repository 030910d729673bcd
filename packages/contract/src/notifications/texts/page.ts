import type { Texts } from '#platform/language.ts'

export const notificationsPageTexts = {
  'notifications.title': { en: 'Notifications', es: 'Notificaciones' },
  'notifications.mark_all': { en: 'Mark all as read', es: 'Marcar todas como leídas' },
  'notifications.mark_read': { en: 'Mark as read', es: 'Marcar como leída' },
  'notifications.settings_link': { en: 'Settings', es: 'Configuración' },
  'notifications.view_all': { en: 'View all notifications', es: 'Ver todas' },
  'notifications.close': { en: 'Close', es: 'Cerrar' },
  'notifications.filter': { en: 'Filter', es: 'Filtrar' },
  'notifications.all': { en: 'All', es: 'Todas' },
  'notifications.unread': { en: 'Unread', es: 'No leídas' },
  'notifications.group.stays': { en: 'Stays', es: 'Estancias' },
  'notifications.group.homes': { en: 'Homes', es: 'Casas' },
  'notifications.group.messages': { en: 'Messages', es: 'Mensajes' },
  'notifications.group.payments': { en: 'Payments', es: 'Pagos' },
  'notifications.today': { en: 'Today', es: 'Hoy' },
  'notifications.yesterday': { en: 'Yesterday', es: 'Ayer' },
  'notifications.older': { en: 'Show older', es: 'Ver anteriores' },
  'notifications.none': { en: 'No notifications', es: 'No hay notificaciones' },
  'notifications.none_unread': {
    en: 'No unread notifications',
    es: 'No hay notificaciones sin leer',
  },
  'notifications.none_description': {
    en: 'New bookings, messages and payments will appear here.',
    es: 'Aquí aparecerán las nuevas reservas, mensajes y pagos.',
  },
  'notifications.show_all': { en: 'View all', es: 'Ver todas' },
  'notifications.explore': { en: 'Explore homes', es: 'Explorar casas' },
  'notifications.load_failed': {
    en: 'We couldn’t load your notifications',
    es: 'No pudimos cargar sus notificaciones',
  },
  'notifications.read_failed': {
    en: 'We couldn’t mark them as read',
    es: 'No pudimos marcarlas como leídas',
  },
  'notifications.settings_title': {
    en: 'Notification settings',
    es: 'Configuración de notificaciones',
  },
  'notifications.settings_description': {
    en: 'Choose how we reach you. Changes are saved automatically.',
    es: 'Elija cómo le avisamos. Los cambios se guardan automáticamente.',
  },
  'notifications.settings_failed': {
    en: 'We couldn’t load your settings',
    es: 'No pudimos cargar su configuración',
  },
  'notifications.not_saved': {
    en: 'We couldn’t save this change',
    es: 'No pudimos guardar este cambio',
  },
  'notifications.saved': { en: 'Saved', es: 'Guardado' },
  'notifications.kind': { en: 'Type', es: 'Tipo' },
  'notifications.channel.app': { en: 'In-app', es: 'En la app' },
  'notifications.channel.email': { en: 'Email', es: 'Correo' },
  'notifications.channel.push': { en: 'Push', es: 'Push' },
  'notifications.cell': { en: '{{kind}}: {{channel}}', es: '{{kind}}: {{channel}}' },
  'notifications.cell_always': {
    en: '{{kind}}: {{channel}} (always on)',
    es: '{{kind}}: {{channel}} (siempre activo)',
  },
  'notifications.always_on': { en: 'Always on', es: 'Siempre activo' },
  'notifications.receipt_note': {
    en: 'Receipts are always sent by email',
    es: 'Los recibos siempre se envían por correo',
  },
  'notifications.message_note': {
    en: 'Email only if unread for 15 minutes',
    es: 'Correo solo si no se lee en 15 minutos',
  },
  'notifications.quiet': { en: 'Quiet hours', es: 'Horas de silencio' },
  'notifications.quiet_description': {
    en: 'Emails and push notifications wait until quiet hours end. Receipts and security alerts still arrive, and everything appears in the app right away.',
    es: 'Los correos y las notificaciones push esperan hasta que terminen las horas de silencio. Los recibos y las alertas de seguridad llegan igual, y todo aparece de inmediato en la app.',
  },
  'notifications.quiet_from': { en: 'From', es: 'Desde' },
  'notifications.quiet_to': { en: 'To', es: 'Hasta' },
  'notifications.time_zone': { en: 'Time zone', es: 'Zona horaria' },
  'unsubscribe.title': { en: 'Unsubscribe', es: 'Cancelar suscripción' },
  'unsubscribe.question': {
    en: 'Stop emails about: {{kind}}',
    es: 'Dejar de recibir correos sobre: {{kind}}',
  },
  'unsubscribe.description': {
    en: 'You’ll still see these notifications in the app.',
    es: 'Seguirá viendo estas notificaciones en la app.',
  },
  'unsubscribe.button': { en: 'Unsubscribe', es: 'Cancelar suscripción' },
  'unsubscribe.done': { en: 'You’re unsubscribed', es: 'Se canceló la suscripción' },
  'unsubscribe.done_description': {
    en: 'We’ll no longer send you emails about: {{kind}}',
    es: 'Ya no le enviaremos correos sobre: {{kind}}',
  },
  'unsubscribe.settings': { en: 'Notification settings', es: 'Configuración de notificaciones' },
} satisfies Texts
