import type { Texts } from '#platform/language.ts'

export const statusTexts = {
  'status.title': { en: 'Status', es: 'Estado del servicio' },
  'status.description': {
    en: 'What we promise, and how it’s going right now.',
    es: 'Lo que prometemos y cómo está en este momento.',
  },
  'status.read_at': { en: 'As of {{moment}}, Miami time.', es: 'Al {{moment}}, hora de Miami.' },
  'status.operational': { en: 'Everything is working', es: 'Todo funciona' },
  'status.except_calendars': {
    en: 'Everything is working, except some connected calendars',
    es: 'Todo funciona, salvo algunos calendarios conectados',
  },
  'status.degraded': {
    en: 'Some services have problems',
    es: 'Algunos servicios tienen problemas',
  },
  'status.degraded.body': {
    en: 'See what’s affected below.',
    es: 'A continuación verá qué está afectado.',
  },
  'status.down': {
    en: '{{brand}} is temporarily unavailable',
    es: '{{brand}} no está disponible por el momento',
  },
  'status.down.body': {
    en: 'You can’t book right now. Your bookings and your money are safe.',
    es: 'No es posible reservar en este momento. Sus reservas y su dinero están a salvo.',
  },
  'status.unavailable': { en: 'We couldn’t load the status', es: 'No pudimos cargar el estado' },
  'status.promises': { en: 'What we promise', es: 'Lo que prometemos' },
  'status.services': { en: 'What’s working', es: 'Lo que funciona' },
  'status.state.ok': { en: 'OK', es: 'En orden' },
  'status.state.degraded': { en: 'Delayed', es: 'Con demoras' },
  'status.state.failing': { en: 'Problem', es: 'Problema' },
  'status.state.stale': { en: 'Out of date', es: 'Desactualizado' },
  'status.state.unknown': { en: 'Unknown', es: 'Sin datos' },
  'status.service.search': { en: 'Search', es: 'Búsqueda' },
  'status.service.bookings': { en: 'Booking', es: 'Reservas' },
  'status.service.payments': { en: 'Payments', es: 'Pagos' },
  'status.service.email': { en: 'Email', es: 'Correo' },
  'status.service.messages': { en: 'Messages', es: 'Mensajes' },
  'status.service.ok': { en: 'Working', es: 'Funciona' },
  'status.service.degraded': { en: 'Working, with delays', es: 'Funciona, con demoras' },
  'status.service.failing': { en: 'Not working', es: 'No funciona' },
  'status.service.stale': { en: 'Out of date', es: 'Desactualizado' },
  'status.service.unknown': { en: 'Status unavailable', es: 'Estado no disponible' },
  'status.double_bookings': { en: 'Double bookings: {{count}}', es: 'Reservas dobles: {{count}}' },
  'status.double_bookings.unknown': { en: 'Double bookings', es: 'Reservas dobles' },
  'status.double_bookings.body': {
    en: 'We never give two guests the same night at a home. We compare all stays every 5 minutes.',
    es: 'Nunca damos la misma noche de una casa a dos huéspedes. Comparamos todas las estancias cada 5 minutos.',
  },
  'status.ledger': { en: 'Every cent accounted for', es: 'Cuentas claras, al centavo' },
  'status.ledger.body': {
    en: 'We recompute every balance from every payment once an hour.',
    es: 'Cada hora recalculamos todos los saldos a partir de todos los pagos.',
  },
  'status.ledger.differences': {
    en: 'Differences found: {{count}}',
    es: 'Diferencias encontradas: {{count}}',
  },
  'status.calendars': { en: 'Calendars of other sites', es: 'Calendarios de otros sitios' },
  'status.calendars.counts': {
    en: '{{upToDate}} of {{connected}} are up to date.',
    es: '{{upToDate}} de {{connected}} están al día.',
  },
  'status.calendars.none': {
    en: 'No home is connected to another site.',
    es: 'Ninguna casa está conectada con otro sitio.',
  },
  'status.calendars.body': {
    en: 'We check them every 10 minutes so we don’t offer dates that were booked elsewhere.',
    es: 'Los revisamos cada 10 minutos para no ofrecer aquí fechas que ya se reservaron en otro sitio.',
  },
  'status.backup': { en: 'Backups', es: 'Copias de seguridad' },
  'status.backup.body': {
    en: 'A full copy of our data, stored separately.',
    es: 'Una copia de todo, guardada aparte.',
  },
  'status.release': {
    en: 'Tested before version {{version}}, on {{day}}',
    es: 'Probado antes de la versión {{version}}, el {{day}}',
  },
  'status.release.guests': {
    en: 'Guests booking the same dates at the same time: {{count}}',
    es: 'Huéspedes que reservan las mismas fechas al mismo tiempo: {{count}}',
  },
  'status.release.guests_body': {
    en: 'None shared a night, and none paid without a booking.',
    es: 'Ninguno compartió una noche y ninguno pagó sin tener su reserva.',
  },
  'status.release.payments': {
    en: 'Payments cut off by a crash: {{count}}',
    es: 'Pagos interrumpidos por una falla: {{count}}',
  },
  'status.release.payments_body': {
    en: 'Each booking ended up complete or undone. No payment was lost or charged twice.',
    es: 'Cada reserva quedó completa o sin efecto. Ningún pago se perdió ni se cobró dos veces.',
  },
  'status.release.bookings': {
    en: 'Simulated bookings: {{count}}',
    es: 'Reservas simuladas: {{count}}',
  },
  'status.release.bookings_body': {
    en: 'After each of their {{steps}} steps, the calendar was right and every cent was accounted for.',
    es: 'Después de cada uno de sus {{steps}} pasos, el calendario era correcto y las cuentas cuadraban al centavo.',
  },
  'status.release.restore': {
    en: 'Backup restored in {{seconds}} s',
    es: 'Copia restaurada en {{seconds}} s',
  },
  'status.release.restore_body': {
    en: 'Into an empty database, where every balance matched.',
    es: 'En una base de datos vacía, donde todos los saldos coincidieron.',
  },
  'status.release.repeat': {
    en: 'See the tests and repeat them',
    es: 'Ver las pruebas y repetirlas (en inglés)',
  },
  'status.checked_at': { en: 'Last checked {{moment}}.', es: 'Última revisión: {{moment}}.' },
  'status.written_at': { en: 'Last backup {{moment}}.', es: 'Última copia: {{moment}}.' },
  'status.never_checked': { en: 'Not checked yet.', es: 'Todavía no se revisó.' },
  'status.never_written': { en: 'No backup yet.', es: 'Todavía no hay copias.' },
} satisfies Texts
