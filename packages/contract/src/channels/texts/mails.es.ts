import type { channelsEmails as en } from './mails.en.ts'

export const channelsEmails: Record<keyof typeof en, string> = {
  'channels.mail.conflict.subject': 'Reserva doble: {{home}} ({{reference}})',
  'channels.mail.conflict.heading': '{{home}} tiene una reserva doble',
  'channels.mail.conflict.body':
    'La reserva {{reference}} es del {{booked}}, y {{channel}} ahora muestra {{sold}}. Las dos incluyen {{nights}}. Su reserva conserva sus fechas y no hemos avisado a ningún huésped. Elija pronto una solución.',
  'channels.mail.conflict.button': 'Elegir una solución',
  'channels.mail.paused.subject': 'Calendario en pausa: {{home}}, {{channel}}',
  'channels.mail.paused.heading': 'Pusimos en pausa el calendario de {{channel}} de {{home}}',
  'channels.mail.paused.body':
    'Ya no muestra estancias que tenía antes. Suele ser un error del canal, por eso mantuvimos las fechas bloqueadas. Si esas estancias se cancelaron en {{channel}}, libere las fechas.',
  'channels.mail.failing.subject': 'Calendario sin actualizar: {{home}}, {{channel}}',
  'channels.mail.failing.heading': 'No podemos leer el calendario de {{channel}} de {{home}}',
  'channels.mail.failing.body':
    'Las últimas {{count}} revisiones fallaron. Las estancias vendidas en {{channel}} desde entonces no están en su calendario. Sus fechas bloqueadas siguen bloqueadas. Si la dirección cambió en {{channel}}, reemplácela en la página de canales.',
  'channels.mail.recovered.subject': 'El calendario funciona de nuevo: {{home}}, {{channel}}',
  'channels.mail.recovered.heading': 'El calendario de {{channel}} de {{home}} funciona de nuevo',
  'channels.mail.recovered.body': 'Sus fechas están al día. No necesita hacer nada.',
  'channels.mail.view': 'Ver calendario',
}
