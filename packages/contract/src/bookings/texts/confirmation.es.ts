import type { confirmationTexts as english } from './confirmation.en.ts'

export const confirmationTexts: Record<keyof typeof english, string> = {
  'confirmed.state': 'Confirmada',
  'confirmed.state_paid': 'Confirmada y pagada',
  'confirmed.booked_one':
    '{{name}}, su reserva de {{home}} en {{place}} es para {{count}} huésped.',
  'confirmed.booked_other':
    '{{name}}, su reserva de {{home}} en {{place}} es para {{count}} huéspedes.',
  'confirmed.sent_to': 'Los enviamos a {{email}}.',
  'confirmed.reference': 'Número de reserva',
  'confirmed.copy': 'Copiar',
  'confirmed.copied': 'Número copiado',
  'confirmed.not_copied': 'No pudimos copiar el número. Selecciónelo y cópielo.',
  'confirmed.message': 'Escribir a {{owner}}',
  'confirmed.load_failed': 'No pudimos cargar su reserva',
  'confirmed.visitor':
    'Este enlace corresponde a una reserva en {{home}}, {{place}}. Inicie sesión con la cuenta que la hizo para ver las fechas, la dirección y el pago.',
  'confirmed.stranger':
    'Este enlace corresponde a una reserva en {{home}}, {{place}}, hecha con otra cuenta. Inicie sesión con esa cuenta para ver las fechas, la dirección y el pago.',
  'confirmed.sign_in': 'Iniciar sesión para ver la reserva',
  'confirmed.view_home': 'Ver {{home}}',
  'confirmed.not_yours': '¿No es su reserva?',
  'confirmed.not_yours_description': 'Aquí no se puede cambiar nada sin iniciar sesión.',
  'confirmed.not_yours_contact': '¿Tiene preguntas? Llame al {{phone}}.',
  'confirmed.pending_wallet': 'Saldo de su billetera, retenido',
  'confirmed.pending_card': 'Tarjeta, en proceso',
  'confirmed.dates': 'Sus fechas',
  'confirmed.nights': 'Noches',
  'confirmed.nights_count_one': '{{count}} noche',
  'confirmed.nights_count_other': '{{count}} noches',
  'confirmed.from_time': '{{weekday}}, a partir de las {{time}}',
  'confirmed.until_time': '{{weekday}}, hasta las {{time}}',
  'confirmed.id_needed': 'Se necesita antes de la llegada',
  'confirmed.id_missing': 'Agregue la identificación del huésped principal',
  'confirmed.id_rejected': 'Agregue otra foto de la identificación del huésped principal',
  'confirmed.id_description':
    'El huésped principal es quien se registra y responde por el grupo. Necesitamos una foto de su pasaporte, licencia de conducir o identificación nacional.',
  'confirmed.id_privacy':
    'Se guarda cifrada. Solo la ven el propietario y nuestro equipo, cada acceso queda registrado y la eliminamos 30 días después de la salida.',
  'confirmed.id_add': 'Agregar identificación',
  'confirmed.arrival': 'Dirección y llegada',
  'confirmed.map': 'Mapa: {{home}} en {{place}}',
  'confirmed.directions': 'Cómo llegar',
  'confirmed.owner': 'Propietario',
  'confirmed.send_message': 'Enviar un mensaje',
  'confirmed.free_until': 'Cancelación gratuita hasta el {{day}}, {{time}}',
  'confirmed.free_description':
    'Si cancela antes, recibe un reembolso completo de {{amount}}. Después, el monto depende de la fecha. Todas las horas son de Miami.',
  'confirmed.paid_total': 'Total pagado',
  'confirmed.paid_with': 'Pagado con',
  'confirmed.paid_wallet': 'Saldo de su billetera',
  'confirmed.paid_at': 'Pagado el {{day}}, {{time}}, hora de Miami',
  'confirmed.receipt': 'Descargar recibo (PDF)',
  'confirmed.next': 'Qué sigue',
  'confirmed.next.sent': 'Confirmación enviada',
  'confirmed.next.sent_description':
    'Su recibo y un archivo de calendario están en su correo. También avisamos a {{owner}}.',
  'confirmed.next.free': 'Termina la cancelación gratuita',
  'confirmed.next.free_description':
    'Desde las {{time}}, el reembolso depende de la fecha en que cancele.',
  'confirmed.next.id': 'Identificación del huésped principal',
  'confirmed.next.id_description': 'Agréguela en cualquier momento antes de la llegada.',
  'confirmed.next.check_in': 'Llegada a partir de las {{time}}',
  'confirmed.next.check_in_description':
    'Se lo recordaremos el día anterior. Las instrucciones de llegada están en su reserva.',
  'confirmed.next.check_out': 'Salida hasta las {{time}}',
  'confirmed.next.check_out_description': 'Después podrá reseñar su estancia durante 14 días.',
  'confirmed.home': 'Volver al inicio',
}
