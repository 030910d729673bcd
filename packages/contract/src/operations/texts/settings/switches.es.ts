import type { switchTexts as english } from './switches.en.ts'

export const switchTexts: Record<keyof typeof english, string> = {
  'audit.switches.changed': 'Cambió un interruptor',
  'switches.link': 'Interruptores',
  'switches.title': 'Interruptores de funciones',
  'switches.description':
    'Apague una función cuando algo falle, o pruébela primero con algunas personas. El cambio se aplica de inmediato, también en las páginas abiertas.',
  'switches.load_failed': 'No pudimos cargar los interruptores',
  'switches.name.bookings': 'Reservas nuevas',
  'switches.name.withdrawals': 'Retiros y pagos a propietarios',
  'switches.name.owner_applications': 'Solicitudes de propietarios',
  'switches.name.reviews': 'Escribir reseñas',
  'switches.about.bookings':
    'Apagado: los huéspedes pueden buscar y ver precios, pero no reservar. Las fechas apartadas aún se pueden pagar.',
  'switches.about.withdrawals':
    'Apagado: no empieza ningún retiro ni pago, tampoco los programados. Los ya solicitados continúan.',
  'switches.about.owner_applications':
    'Apagado: los huéspedes no pueden solicitar publicar una casa.',
  'switches.about.reviews':
    'Apagado: huéspedes y propietarios no pueden escribir reseñas. Las publicadas siguen visibles.',
  'switches.audience.everyone': 'Encendido para todos',
  'switches.audience.share': 'Encendido para algunas personas',
  'switches.audience.admins': 'Encendido solo para administradores',
  'switches.audience.nobody': 'Apagado para todos',
  'switches.share_of': 'Encendido para el {{percent}}% de las personas',
  'switches.change': 'Cambiar',
  'switches.change_of': 'Cambiar: {{name}}',
  'switches.who': 'Quién puede usarla',
  'switches.percent': 'Porcentaje de personas',
  'switches.percent_hint': 'De 1 a 99. Cada persona tiene siempre el mismo resultado.',
  'switches.reason': 'Motivo',
  'switches.reason_hint': 'Sus colegas lo verán en el historial.',
  'switches.wrong.percent': 'Ingrese un número entero de 1 a 99',
  'switches.wrong.reason': 'Ingrese al menos 3 caracteres',
  'switches.save': 'Guardar',
  'switches.saved': 'Se cambió el interruptor',
  'switches.not_saved': 'No pudimos cambiar el interruptor',
  'switches.history': 'Historial',
  'switches.never': 'Nunca se ha cambiado',
  'switches.changed_by': '{{name}}, {{at}}',
  'switches.paused.bookings': 'Las reservas nuevas están en pausa',
  'switches.paused_body.bookings': 'Puede ver precios y fechas. Vuelva más tarde para reservar.',
  'switches.paused.owner_applications': 'Por ahora no recibimos nuevas solicitudes',
  'switches.paused_body.owner_applications':
    'Vuelva más tarde. Las solicitudes ya enviadas se siguen revisando.',
  'switches.paused.reviews': 'Las reseñas están en pausa',
  'switches.paused_body.reviews': 'Vuelva más tarde para escribir la suya.',
}
