import type { shellTexts as english } from './shell.en.ts'

export const shellTexts: Record<keyof typeof english, string> = {
  'shell.skip': 'Ir al contenido principal',
  'shell.home': 'Marea, página de inicio',
  'shell.description':
    'Casas y suites de lujo en Miami. El precio que ve es el que paga, con impuestos y cargos incluidos.',
  'shell.account_nav': 'Cuenta',
  'shell.main_nav': 'Principal',
  'shell.owners': 'Propietarios',
  'shell.favorites': 'Favoritos',
  'shell.messages': 'Mensajes',
  'shell.messages_new_one': 'Mensajes, {{count}} nuevo',
  'shell.messages_new_other': 'Mensajes, {{count}} nuevos',
  'shell.explore': 'Explorar',
  'shell.bookings': 'Reservas',
  'shell.more': 'Más',
  'shell.about_marea': 'sobre Marea',
  'shell.sign_in': 'Iniciar sesión',
  'shell.sign_out': 'Cerrar sesión',
  'shell.your_account': 'Su cuenta',
  'shell.wallet': 'Billetera',
  'shell.settings': 'Configuración de la cuenta',
  'shell.payment_methods': 'Métodos de pago',
  'shell.purchases': 'Compras',
  'shell.bank_accounts': 'Cuentas bancarias',
  'shell.promise':
    'Casas de lujo en Miami, visitadas una a una por nuestro equipo. El precio que ve es el que paga.',
  'shell.faqs': 'Preguntas frecuentes',
  'shell.blog': 'Blog',
  'shell.app': 'Descargar la app',
  'shell.property_management': 'Administración de propiedades',
  'shell.financials': 'Finanzas',
  'shell.admin': 'Administración',
  'shell.list_your_home': 'Publique su casa',
  'shell.support': 'Atención en Miami, FL',
  'shell.support_hours': 'Todos los días, de 8 a.m. a medianoche',
  'shell.privacy': 'Política de privacidad',
  'shell.terms': 'Términos',
  'shell.loading': 'Cargando…',
  'shell.offline':
    'No tiene conexión. Puede seguir viendo esta página. Se actualizará cuando vuelva la conexión.',
  'shell.offline_waiting':
    'No tiene conexión. La página que eligió se abrirá cuando vuelva la conexión.',
  'shell.new_version': 'Hay una versión nueva',
  'shell.reload': 'Recargar',
  'shell.close': 'Cerrar',
  'shell.toasts': 'Avisos de Marea, Alt+T',

  'error.not_found': 'Página no encontrada',
  'error.not_found_description': 'Esta página no existe o se movió.',
  'error.not_found_path': 'Página no encontrada: {{path}}',
  'error.go_home': 'Volver al inicio',
  'error.failed': 'Algo salió mal',
  'error.failed_description':
    'Fue un error nuestro y no perdió nada de lo que ingresó. Inténtelo de nuevo.',
  'error.contact': 'Si el problema continúa, escríbanos con el número de solicitud de abajo.',
  'error.request': 'Solicitud: {{id}}',
  'error.again': 'Intentar de nuevo',
  'error.connection': 'No pudimos conectarnos',
  'error.connection_description':
    'No pudimos cargar esta página. Revise su conexión e inténtelo de nuevo.',
  'error.unreachable': 'No pudimos conectarnos con Marea. Revise su conexión e inténtelo de nuevo.',
  'error.unavailable': 'Marea no está disponible por el momento',
  'error.unavailable_description':
    'No pudimos cargar esta página. Ya lo estamos resolviendo. Intente de nuevo en un minuto.',
  'error.offline': 'No tiene conexión',
  'error.offline_description':
    'No pudimos cargar esta página. Se abrirá en cuanto vuelva la conexión.',
  'error.photo': 'Una terraza vacía frente al océano',

  'guard.title': 'Le damos la bienvenida a Marea',
  'guard.description': 'Inicie sesión para ver esta página.',
  'guard.prompt': 'Inicie sesión para continuar',
  'guard.prompt_description': 'Su información aparecerá aquí cuando inicie sesión.',
  'guard.checking': 'Verificando su cuenta…',

  'coming.notice': 'Muy pronto',
  'coming.notice_description': 'Todavía estamos trabajando en esta página.',
  'coming.photo': 'Desayuno en una terraza sobre la playa en Key Biscayne',
  'coming.continue': 'Vea cómo funciona Marea',

  'coming.notifications.title': 'Notificaciones',
  'coming.notifications.description':
    'Novedades de sus estancias, mensajes y pagos en un solo lugar.',
}
