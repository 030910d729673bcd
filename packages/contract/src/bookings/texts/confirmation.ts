import { reviewDays } from '#bookings/deadlines.ts'
import type { Texts } from '#platform/language.ts'

export const confirmationTexts = {
  'confirmed.state': { en: 'Confirmed', es: 'Confirmada' },
  'confirmed.state_paid': { en: 'Confirmed and paid', es: 'Confirmada y pagada' },
  'confirmed.booked_one': {
    en: '{{name}}, {{home}} in {{place}} is booked for {{count}} guest.',
    es: '{{name}}, su reserva de {{home}} en {{place}} es para {{count}} huésped.',
  },
  'confirmed.booked_other': {
    en: '{{name}}, {{home}} in {{place}} is booked for {{count}} guests.',
    es: '{{name}}, su reserva de {{home}} en {{place}} es para {{count}} huéspedes.',
  },
  'confirmed.sent_to': { en: 'Sent to {{email}}.', es: 'Los enviamos a {{email}}.' },
  'confirmed.reference': { en: 'Booking reference', es: 'Número de reserva' },
  'confirmed.copy': { en: 'Copy', es: 'Copiar' },
  'confirmed.copied': { en: 'Reference copied', es: 'Número copiado' },
  'confirmed.not_copied': {
    en: 'We couldn’t copy the reference. Select it and copy it yourself.',
    es: 'No pudimos copiar el número. Selecciónelo y cópielo.',
  },
  'confirmed.message': { en: 'Message {{owner}}', es: 'Escribir a {{owner}}' },
  'confirmed.load_failed': {
    en: 'We couldn’t load your booking',
    es: 'No pudimos cargar su reserva',
  },
  'confirmed.visitor': {
    en: 'This link belongs to a booking at {{home}}, {{place}}. Sign in with the account that made it to see the dates, address and payment.',
    es: 'Este enlace corresponde a una reserva en {{home}}, {{place}}. Inicie sesión con la cuenta que la hizo para ver las fechas, la dirección y el pago.',
  },
  'confirmed.stranger': {
    en: 'This link belongs to a booking at {{home}}, {{place}}, made with another account. Sign in with that account to see the dates, address and payment.',
    es: 'Este enlace corresponde a una reserva en {{home}}, {{place}}, hecha con otra cuenta. Inicie sesión con esa cuenta para ver las fechas, la dirección y el pago.',
  },
  'confirmed.sign_in': { en: 'Sign in to view booking', es: 'Iniciar sesión para ver la reserva' },
  'confirmed.view_home': { en: 'View {{home}}', es: 'Ver {{home}}' },
  'confirmed.not_yours': { en: 'Not your booking?', es: '¿No es su reserva?' },
  'confirmed.not_yours_description': {
    en: 'Nothing can be changed here without signing in.',
    es: 'Aquí no se puede cambiar nada sin iniciar sesión.',
  },
  'confirmed.not_yours_contact': {
    en: 'Questions? Call {{phone}}.',
    es: '¿Tiene preguntas? Llame al {{phone}}.',
  },
  'confirmed.pending_wallet': {
    en: 'Wallet balance, on hold',
    es: 'Saldo de su billetera, retenido',
  },
  'confirmed.pending_card': { en: 'Card, processing', es: 'Tarjeta, en proceso' },
  'confirmed.dates': { en: 'Your dates', es: 'Sus fechas' },
  'confirmed.nights': { en: 'Nights', es: 'Noches' },
  'confirmed.nights_count_one': { en: '{{count}} night', es: '{{count}} noche' },
  'confirmed.nights_count_other': { en: '{{count}} nights', es: '{{count}} noches' },
  'confirmed.from_time': {
    en: '{{weekday}}, after {{time}}',
    es: '{{weekday}}, a partir de las {{time}}',
  },
  'confirmed.until_time': { en: '{{weekday}}, by {{time}}', es: '{{weekday}}, hasta las {{time}}' },
  'confirmed.id_needed': { en: 'Needed before check-in', es: 'Se necesita antes de la llegada' },
  'confirmed.id_missing': {
    en: 'Add the main host ID',
    es: 'Agregue la identificación del huésped principal',
  },
  'confirmed.id_rejected': {
    en: 'Add another photo of the main host ID',
    es: 'Agregue otra foto de la identificación del huésped principal',
  },
  'confirmed.id_description': {
    en: 'The main host is the guest who checks in and is responsible for the group. We need a photo of their passport, driver’s license or national ID.',
    es: 'El huésped principal es quien se registra y responde por el grupo. Necesitamos una foto de su pasaporte, licencia de conducir o identificación nacional.',
  },
  'confirmed.id_privacy': {
    en: 'Encrypted. Only the owner and our team can view it, every view is logged, and we delete it 30 days after check-out.',
    es: 'Se guarda cifrada. Solo la ven el propietario y nuestro equipo, cada acceso queda registrado y la eliminamos 30 días después de la salida.',
  },
  'confirmed.id_add': { en: 'Add main host ID', es: 'Agregar identificación' },
  'confirmed.arrival': { en: 'Address and check-in', es: 'Dirección y llegada' },
  'confirmed.map': { en: 'Map: {{home}} in {{place}}', es: 'Mapa: {{home}} en {{place}}' },
  'confirmed.directions': { en: 'Get directions', es: 'Cómo llegar' },
  'confirmed.owner': { en: 'Owner', es: 'Propietario' },
  'confirmed.send_message': { en: 'Send a message', es: 'Enviar un mensaje' },
  'confirmed.free_until': {
    en: 'Free cancellation until {{day}}, {{time}}',
    es: 'Cancelación gratuita hasta el {{day}}, {{time}}',
  },
  'confirmed.free_description': {
    en: 'Cancel by then for a full refund of {{amount}}. After that, the refund depends on the date. All times are {{place}} time.',
    es: 'Si cancela antes, recibe un reembolso completo de {{amount}}. Después, el monto depende de la fecha. Todas las horas son de {{place}}.',
  },
  'confirmed.paid_total': { en: 'Total paid', es: 'Total pagado' },
  'confirmed.paid_with': { en: 'Paid with', es: 'Pagado con' },
  'confirmed.paid_wallet': { en: 'Wallet balance', es: 'Saldo de su billetera' },
  'confirmed.paid_at': {
    en: 'Paid on {{day}}, {{time}} {{place}} time',
    es: 'Pagado el {{day}}, {{time}}, hora de {{place}}',
  },
  'confirmed.receipt': { en: 'Download receipt (PDF)', es: 'Descargar recibo (PDF)' },
  'confirmed.next': { en: 'What happens next', es: 'Qué sigue' },
  'confirmed.next.sent': { en: 'Confirmation sent', es: 'Confirmación enviada' },
  'confirmed.next.sent_description': {
    en: 'Your receipt and a calendar file are in your email. We’ve notified {{owner}} too.',
    es: 'Su recibo y un archivo de calendario están en su correo. También avisamos a {{owner}}.',
  },
  'confirmed.next.free': { en: 'Free cancellation ends', es: 'Termina la cancelación gratuita' },
  'confirmed.next.free_description': {
    en: 'From {{time}}, the refund depends on the date you cancel.',
    es: 'Desde las {{time}}, el reembolso depende de la fecha en que cancele.',
  },
  'confirmed.next.id': { en: 'Main host ID due', es: 'Identificación del huésped principal' },
  'confirmed.next.id_description': {
    en: 'Add it any time before check-in.',
    es: 'Agréguela en cualquier momento antes de la llegada.',
  },
  'confirmed.next.check_in': {
    en: 'Check-in after {{time}}',
    es: 'Llegada a partir de las {{time}}',
  },
  'confirmed.next.check_in_description': {
    en: 'We’ll remind you the day before. Your check-in instructions are in your booking.',
    es: 'Se lo recordaremos el día anterior. Las instrucciones de llegada están en su reserva.',
  },
  'confirmed.next.check_out': { en: 'Check-out by {{time}}', es: 'Salida hasta las {{time}}' },
  'confirmed.next.check_out_description': {
    en: `You’ll then have ${reviewDays} days to review your stay.`,
    es: `Después podrá reseñar su estancia durante ${reviewDays} días.`,
  },
  'confirmed.home': { en: 'Back to home page', es: 'Volver al inicio' },
} satisfies Texts
