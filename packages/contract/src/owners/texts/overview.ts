import type { Texts } from '#platform/language.ts'

export const overviewTexts = {
  'overview.month': {
    en: '{{month}}, with what’s booked so far',
    es: '{{month}}, con lo reservado hasta ahora',
  },
  'overview.month_booked': {
    en: 'Your profit in {{month}}, with what’s booked so far',
    es: 'Su ganancia de {{month}}, con lo reservado hasta ahora',
  },
  'overview.made_of': {
    en: '{{earnings}} in earnings minus {{expenses}} in expenses.',
    es: '{{earnings}} de ingresos menos {{expenses}} de gastos.',
  },
  'overview.nights_one': {
    en: '{{count}} night booked on {{brand}}.',
    es: '{{count}} noche reservada en {{brand}}.',
  },
  'overview.nights_other': {
    en: '{{count}} nights booked on {{brand}}.',
    es: '{{count}} noches reservadas en {{brand}}.',
  },
  'overview.more': {
    en: '{{amount}} more than in the same month last year.',
    es: '{{amount}} más que en el mismo mes del año pasado.',
  },
  'overview.less': {
    en: '{{amount}} less than in the same month last year.',
    es: '{{amount}} menos que en el mismo mes del año pasado.',
  },
  'overview.see_bookings': { en: 'View bookings', es: 'Ver reservas' },
  'overview.in_homes_one': {
    en: 'In {{count}} home that you help manage.',
    es: 'En {{count}} casa que ayuda a administrar.',
  },
  'overview.in_homes_other': {
    en: 'In {{count}} homes that you help manage.',
    es: 'En {{count}} casas que ayuda a administrar.',
  },
  'overview.occupied': { en: '{{percent}}% occupied', es: '{{percent}}% de ocupación' },
  'overview.home_nights_one': {
    en: '{{count}} of {{all}} nights occupied or booked',
    es: '{{count}} noche de {{all}} ocupada o reservada',
  },
  'overview.home_nights_other': {
    en: '{{count}} of {{all}} nights occupied or booked',
    es: '{{count}} noches de {{all}} ocupadas o reservadas',
  },
  'overview.night.stayed': { en: 'Occupied', es: 'Ocupada' },
  'overview.night.booked': { en: 'Booked', es: 'Reservada' },
  'overview.night.blocked': { en: 'Blocked', es: 'Bloqueada' },
  'overview.night.free': { en: 'Available', es: 'Disponible' },
  'overview.night.unlisted': { en: 'Not published yet', es: 'Sin publicar' },
  'overview.arrivals': { en: 'Next check-ins', es: 'Próximas llegadas' },
  'overview.no_arrivals': { en: 'No upcoming arrivals.', es: 'No hay próximas llegadas.' },
  'overview.departures': { en: 'Next departures', es: 'Próximas salidas' },
  'overview.no_departures': { en: 'No upcoming departures.', es: 'No hay próximas salidas.' },
  'overview.today': { en: 'Today', es: 'Hoy' },
  'overview.stay_nights_one': { en: '{{count}} night', es: '{{count}} noche' },
  'overview.stay_nights_other': { en: '{{count}} nights', es: '{{count}} noches' },
  'overview.needs_one': {
    en: '{{count}} item needs your attention',
    es: '{{count}} asunto pendiente',
  },
  'overview.needs_other': {
    en: '{{count}} items need your attention',
    es: '{{count}} asuntos pendientes',
  },
  'overview.no_needs': { en: 'You’re all caught up', es: 'Nada pendiente' },
  'overview.no_needs_description': {
    en: 'Messages, IDs, expenses, calendars and licenses that need your attention appear here.',
    es: 'Aquí aparecen los mensajes, identificaciones, gastos, calendarios y licencias que esperan su respuesta.',
  },
  'overview.bookings': { en: 'Bookings', es: 'Reservas' },
  'overview.load_failed': {
    en: 'We couldn’t load your overview',
    es: 'No pudimos cargar su resumen',
  },
  'overview.no_homes': { en: 'No homes yet', es: 'Aún no tiene casas' },
  'overview.no_homes_description': {
    en: 'Once your home is listed, you’ll find its bookings, nights and earnings here.',
    es: 'Cuando su casa esté publicada, aquí encontrará sus reservas, noches e ingresos.',
  },
  'first_steps.title': {
    en: 'Get ready for your first guests',
    es: 'Prepárese para sus primeros huéspedes',
  },
  'first_steps.progress': { en: '{{done}} of {{all}} done', es: '{{done}} de {{all}} listos' },
  'first_steps.done': { en: 'Done:', es: 'Listo:' },
  'first_steps.open': { en: 'To do:', es: 'Pendiente:' },
  'first_steps.home': { en: 'Add your home', es: 'Agregue su casa' },
  'first_steps.home_note': {
    en: 'Start with a name, the kind of home and the neighborhood.',
    es: 'Empiece con el nombre, el tipo de casa y la zona.',
  },
  'first_steps.photos': { en: 'Add photos', es: 'Agregue fotos' },
  'first_steps.photos_note': {
    en: 'At least 5. Before you publish, each needs a short description in English and Spanish.',
    es: 'Al menos 5. Antes de publicar, cada una necesita una descripción breve en inglés y español.',
  },
  'first_steps.licenses': { en: 'Enter your licenses', es: 'Ingrese sus licencias' },
  'first_steps.licenses_note': {
    en: 'The address determines which ones you need.',
    es: 'La dirección determina cuáles necesita.',
  },
  'first_steps.bank': { en: 'Add a bank account', es: 'Agregue una cuenta bancaria' },
  'first_steps.bank_note': {
    en: 'Payouts go to your default account.',
    es: 'Sus pagos se depositan en la cuenta predeterminada.',
  },
  'first_steps.calendar': {
    en: 'Connect your other calendars',
    es: 'Conecte sus otros calendarios',
  },
  'first_steps.calendar_note': {
    en: 'Only if you also rent on Airbnb, Vrbo or another site.',
    es: 'Solo si también alquila en Airbnb, Vrbo u otro sitio.',
  },
  'first_steps.publish': { en: 'Publish', es: 'Publique su casa' },
  'first_steps.publish_note': {
    en: 'Guests can find and book your home right away.',
    es: 'Los huéspedes podrán encontrarla y reservarla de inmediato.',
  },
  'need.urgent': { en: 'Urgent', es: 'Urgente' },
  'need.missing_id': {
    en: '{{guest}} checks in today without an ID',
    es: '{{guest}} llega hoy sin identificación',
  },
  'need.missing_id_detail': {
    en: '{{home}}, check-in from {{time}}',
    es: '{{home}}, llegada desde las {{time}}',
  },
  'need.messages_one': {
    en: '{{count}} unanswered message',
    es: '{{count}} mensaje sin responder',
  },
  'need.messages_other': {
    en: '{{count}} unanswered messages',
    es: '{{count}} mensajes sin responder',
  },
  'need.message': {
    en: '{{guest}} is waiting for a reply about {{home}}',
    es: '{{guest}} espera una respuesta sobre {{home}}',
  },
  'need.host_id': { en: '{{guest}}’s ID', es: 'Identificación de {{guest}}' },
  'need.host_id_detail': { en: '{{home}}, check-in {{day}}', es: '{{home}}, llegada {{day}}' },
  'need.host_id_facts': {
    en: '{{document}} for {{home}}, check-in {{day}}.',
    es: '{{document}} para {{home}}, llegada {{day}}.',
  },
  'need.host_id_note': {
    en: 'We log every view of an ID. We’ll email the guest your decision.',
    es: 'Registramos cada vez que se ve una identificación. Le enviaremos su decisión al huésped por correo.',
  },
  'need.accept_id': { en: 'Accept ID', es: 'Aceptar identificación' },
  'need.reject_id': { en: 'Reject ID', es: 'Rechazar identificación' },
  'need.reject_id_reason': { en: 'Reason for rejecting', es: 'Motivo del rechazo' },
  'need.reject_id_hint': {
    en: 'Your guest will see it. For example: The photo is blurry',
    es: 'Su huésped lo verá. Por ejemplo: La foto está borrosa',
  },
  'need.expense_detail': {
    en: '{{home}}, to be paid by {{brand}}',
    es: '{{home}}, lo pagaría {{brand}}',
  },
  'need.expense_note': {
    en: 'If you approve, {{brand}} pays this expense and deducts it from your payout. Nothing has been charged.',
    es: 'Si lo aprueba, {{brand}} paga este gasto y lo descuenta de su pago. Todavía no se cobró nada.',
  },
  'need.approve_amount': { en: 'Approve {{amount}}', es: 'Aprobar {{amount}}' },
  'need.decline': { en: 'Decline expense', es: 'Rechazar gasto' },
  'need.decline_reason': { en: 'Reason for declining', es: 'Motivo del rechazo' },
  'need.reason_short': { en: 'Enter a short reason.', es: 'Escriba un motivo breve.' },
  'need.back': { en: 'Go back', es: 'Volver' },
  'need.feed.conflict': { en: '{{home}} is double-booked', es: '{{home}} tiene una reserva doble' },
  'need.feed.paused': {
    en: 'The {{calendar}} calendar for {{home}} lost all or most of its dates',
    es: 'El calendario de {{calendar}} de {{home}} perdió todas o casi todas sus fechas',
  },
  'need.feed.failing': {
    en: 'The {{calendar}} calendar for {{home}} isn’t responding',
    es: 'El calendario de {{calendar}} de {{home}} no responde',
  },
  'need.feed_since': { en: 'since {{day}}', es: 'desde el {{day}}' },
  'need.license_expired': { en: 'License expired on {{day}}', es: 'La licencia venció el {{day}}' },
  'need.license_expiring': { en: 'License expires on {{day}}', es: 'La licencia vence el {{day}}' },
  'need.price_gap': {
    en: 'No season prices at {{home}}',
    es: 'Faltan precios de temporada en {{home}}',
  },
  'need.price_gap_detail': {
    en: '{{days}} had season prices last year. Now the base price applies.',
    es: '{{days}} tenían precio de temporada el año pasado. Ahora se aplica el precio base.',
  },
  'need.action.missing_id': { en: 'Message', es: 'Escribir' },
  'need.action.host_id': { en: 'Review', es: 'Revisar' },
  'need.action.expense': { en: 'Review', es: 'Revisar' },
  'need.action.feed': { en: 'Review', es: 'Revisar' },
  'need.action.license': { en: 'Update', es: 'Actualizar' },
  'need.action.price_gap': { en: 'Set prices', es: 'Fijar precios' },
} satisfies Texts
