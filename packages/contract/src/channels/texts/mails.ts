import type { ServerTexts } from '#platform/language.ts'

export const channelsEmails = {
  'channels.mail.conflict.subject': {
    en: 'Double booking: {{home}} ({{reference}})',
    es: 'Reserva doble: {{home}} ({{reference}})',
  },
  'channels.mail.conflict.heading': {
    en: '{{home}} is double-booked',
    es: '{{home}} tiene una reserva doble',
  },
  'channels.mail.conflict.body': {
    en: 'Booking {{reference}} is for {{booked}}, and {{channel}} now shows {{sold}}. Both include {{nights}}. Your booking keeps its dates, and we haven’t notified either guest. Choose a solution soon.',
    es: 'La reserva {{reference}} es del {{booked}}, y {{channel}} ahora muestra {{sold}}. Las dos incluyen {{nights}}. Su reserva conserva sus fechas y no hemos avisado a ningún huésped. Elija pronto una solución.',
  },
  'channels.mail.conflict.button': { en: 'Choose a solution', es: 'Elegir una solución' },
  'channels.mail.paused.subject': {
    en: 'Calendar paused: {{home}}, {{channel}}',
    es: 'Calendario en pausa: {{home}}, {{channel}}',
  },
  'channels.mail.paused.heading': {
    en: 'We paused the {{channel}} calendar for {{home}}',
    es: 'Pusimos en pausa el calendario de {{channel}} de {{home}}',
  },
  'channels.mail.paused.body': {
    en: 'It no longer shows stays that it had before. That’s usually an error on the channel’s side, so we kept the dates blocked. If those stays were canceled on {{channel}}, release the dates.',
    es: 'Ya no muestra estancias que tenía antes. Suele ser un error del canal, por eso mantuvimos las fechas bloqueadas. Si esas estancias se cancelaron en {{channel}}, libere las fechas.',
  },
  'channels.mail.failing.subject': {
    en: 'Calendar not updating: {{home}}, {{channel}}',
    es: 'Calendario sin actualizar: {{home}}, {{channel}}',
  },
  'channels.mail.failing.heading': {
    en: 'We can’t read the {{channel}} calendar for {{home}}',
    es: 'No podemos leer el calendario de {{channel}} de {{home}}',
  },
  'channels.mail.failing.body': {
    en: 'Our last {{count}} checks failed. Stays sold on {{channel}} since then aren’t on your calendar. Your blocked dates stay blocked. If the address changed on {{channel}}, replace it on the channels page.',
    es: 'Las últimas {{count}} revisiones fallaron. Las estancias vendidas en {{channel}} desde entonces no están en su calendario. Sus fechas bloqueadas siguen bloqueadas. Si la dirección cambió en {{channel}}, reemplácela en la página de canales.',
  },
  'channels.mail.recovered.subject': {
    en: 'Calendar working again: {{home}}, {{channel}}',
    es: 'El calendario funciona de nuevo: {{home}}, {{channel}}',
  },
  'channels.mail.recovered.heading': {
    en: 'The {{channel}} calendar for {{home}} is working again',
    es: 'El calendario de {{channel}} de {{home}} funciona de nuevo',
  },
  'channels.mail.recovered.body': {
    en: 'Its dates are up to date. You don’t need to do anything.',
    es: 'Sus fechas están al día. No necesita hacer nada.',
  },
  'channels.mail.view': { en: 'View calendar', es: 'Ver calendario' },
} satisfies ServerTexts
