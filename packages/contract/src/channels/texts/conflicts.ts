import type { Texts } from '#platform/language.ts'

export const channelConflictTexts = {
  'channels.conflict.state': { en: 'Conflict', es: 'Conflicto' },
  'channels.conflict.title': {
    en: '{{home}} is double-booked on {{dates}}',
    es: '{{home}} tiene una reserva doble: {{dates}}',
  },
  'channels.conflict.lead': {
    en: 'Both are confirmed. We haven’t notified either guest. These dates are closed on every channel.',
    es: 'Las dos están confirmadas. Aún no avisamos a ningún huésped. Estas fechas están cerradas en todos los canales.',
  },
  'channels.conflict.marea': { en: '{{brand}} booking', es: 'Reserva en {{brand}}' },
  'channels.conflict.stay': { en: '{{channel}} stay', es: 'Estancia en {{channel}}' },
  'channels.conflict.block': {
    en: 'Dates closed on {{channel}}',
    es: 'Fechas cerradas en {{channel}}',
  },
  'channels.conflict.guest': { en: 'Guest', es: 'Huésped' },
  'channels.conflict.dates': { en: 'Dates', es: 'Fechas' },
  'channels.conflict.booked': { en: 'Booked', es: 'Reservada' },
  'channels.conflict.paid': { en: 'Guest paid', es: 'Pagó el huésped' },
  'channels.conflict.payout': { en: 'Your payout', es: 'Su pago' },
  'channels.conflict.first_seen': { en: 'First seen', es: 'Vista por primera vez' },
  'channels.conflict.phone': { en: 'Phone ends in', es: 'Teléfono termina en' },
  'channels.conflict.not_shared': {
    en: 'Not shared by {{channel}}',
    es: '{{channel}} no lo comparte',
  },
  'channels.conflict.guests_one': { en: '{{count}} guest', es: '{{count}} huésped' },
  'channels.conflict.guests_other': { en: '{{count}} guests', es: '{{count}} huéspedes' },
  'channels.conflict.read': {
    en: '{{channel}} last read your {{brand}} calendar: {{moment}}',
    es: 'Última lectura de su calendario de {{brand}} por {{channel}}: {{moment}}',
  },
  'channels.conflict.open': { en: 'Open on {{channel}}', es: 'Abrir en {{channel}}' },
  'channels.conflict.choose': { en: 'Choose a solution', es: 'Elija una solución' },
  'channels.conflict.keep': {
    en: 'Keep {{guest}}’s booking at {{home}}',
    es: 'Conservar la reserva de {{guest}} en {{home}}',
  },
  'channels.conflict.keep_note': {
    en: 'You cancel on {{channel}}, which may charge you a fee. We check every 10 minutes and clear the conflict once that stay is gone.',
    es: 'Usted cancela en {{channel}}, que puede cobrarle un cargo. Revisamos cada 10 minutos y cerramos el conflicto cuando esa estancia ya no aparezca.',
  },
  'channels.conflict.offer': {
    en: 'Offer {{guest}} a stay at {{home}}',
    es: 'Ofrecer a {{guest}} una estancia en {{home}}',
  },
  'channels.conflict.offer_own_note': {
    en: 'Your own home, available on the same dates for {{total}}. Your guest paid {{paid}}. If they accept, we’ll move the booking.',
    es: 'Su propia casa, disponible en las mismas fechas por {{total}}. Su huésped pagó {{paid}}. Si acepta, cambiamos la reserva.',
  },
  'channels.conflict.offer_note': {
    en: 'Available on the same dates for {{total}}. Your guest paid {{paid}}. If they accept, we’ll refund this booking in full and move the stay.',
    es: 'Disponible en las mismas fechas por {{total}}. Su huésped pagó {{paid}}. Si acepta, reembolsamos toda esta reserva y cambiamos la estancia.',
  },
  'channels.conflict.offer_button': { en: 'Send offer', es: 'Enviar oferta' },
  'channels.conflict.offer_sent': { en: 'Offer sent', es: 'Oferta enviada' },
  'channels.conflict.offered': {
    en: 'You offered {{guest}} a stay at {{home}} for {{total}}.',
    es: 'Ofreció a {{guest}} una estancia en {{home}} por {{total}}.',
  },
  'channels.conflict.offered_description': {
    en: 'The booking stays as it is until {{guest}} answers. Choosing another solution withdraws the offer.',
    es: 'La reserva sigue igual hasta que {{guest}} responda. Si elige otra solución, se retira la oferta.',
  },
  'channels.conflict.declined': {
    en: '{{guest}} declined the stay at {{home}}.',
    es: '{{guest}} no aceptó la estancia en {{home}}.',
  },
  'channels.conflict.declined_description': {
    en: 'The booking hasn’t changed. Choose another solution.',
    es: 'La reserva no cambió. Elija otra solución.',
  },
  'channels.conflict.cancel': {
    en: 'Cancel {{guest}}’s booking',
    es: 'Cancelar la reserva de {{guest}}',
  },
  'channels.conflict.cancel_note': {
    en: 'Your guest gets a full refund of {{amount}}, and we suggest other homes.',
    es: 'Su huésped recibe un reembolso completo de {{amount}} y le sugerimos otras casas.',
  },
  'channels.conflict.cannot_cancel': {
    en: 'This booking can’t be canceled anymore.',
    es: 'Esta reserva ya no se puede cancelar.',
  },
  'channels.conflict.payout_change': { en: 'payout', es: 'de su pago' },
  'channels.conflict.keep_button': { en: 'Keep booking', es: 'Conservar reserva' },
  'channels.conflict.cancel_button': { en: 'Cancel booking', es: 'Cancelar reserva' },
  'channels.conflict.message': { en: 'Message {{guest}}', es: 'Escribir a {{guest}}' },
  'channels.conflict.kept': {
    en: 'You’re keeping {{guest}}’s booking.',
    es: 'Conserva la reserva de {{guest}}.',
  },
  'channels.conflict.kept_description': {
    en: 'Cancel on {{channel}}. We’ll clear this conflict once the stay is gone there.',
    es: 'Cancele en {{channel}}. Cerraremos este conflicto cuando la estancia ya no aparezca ahí.',
  },
  'channels.conflict.failed': {
    en: 'We couldn’t save your choice',
    es: 'No pudimos guardar su decisión',
  },
  'channels.conflict.saved': {
    en: 'Booking kept. Now cancel on {{channel}}',
    es: 'Reserva conservada. Ahora cancele en {{channel}}',
  },
  'channels.conflict.canceled': {
    en: 'Booking canceled and refunded',
    es: 'Se canceló y reembolsó la reserva',
  },
  'channels.conflict.confirm_title': {
    en: 'Cancel {{guest}}’s booking?',
    es: '¿Cancelar la reserva de {{guest}}?',
  },
  'channels.conflict.confirm': {
    en: 'Your guest is refunded {{amount}}, and you lose a payout of {{payout}}. You can’t undo this.',
    es: 'Su huésped recibe un reembolso de {{amount}} y usted pierde un pago de {{payout}}. No se puede deshacer.',
  },
  'channels.conflict.safe': { en: 'Keep booking', es: 'Conservar reserva' },
  'channels.paused.state': { en: 'Paused by us', es: 'En pausa' },
  'channels.paused.title_one': {
    en: 'We kept your {{count}} blocked night',
    es: 'Conservamos su {{count}} noche bloqueada',
  },
  'channels.paused.title_other': {
    en: 'We kept your {{count}} blocked nights',
    es: 'Conservamos sus {{count}} noches bloqueadas',
  },
  'channels.paused.empty': {
    en: '{{moment}}: the {{channel}} calendar for {{home}} became empty. That’s usually an error on the channel’s side, so we didn’t release the dates.',
    es: '{{moment}}: el calendario de {{channel}} de {{home}} quedó vacío. Suele ser un error del canal, así que no liberamos las fechas.',
  },
  'channels.paused.smaller': {
    en: '{{moment}}: the {{channel}} calendar for {{home}} lost most of its dates. That’s often an error on the channel’s side, so we’re waiting for the channel to confirm them.',
    es: '{{moment}}: el calendario de {{channel}} de {{home}} perdió la mayoría de sus fechas. Muchas veces es un error del canal, así que esperamos a que las confirme.',
  },
  'channels.paused.kept_one': { en: '{{count}} night kept', es: '{{count}} noche conservada' },
  'channels.paused.kept_other': { en: '{{count}} nights kept', es: '{{count}} noches conservadas' },
  'channels.paused.total': { en: 'Blocked on {{brand}}', es: 'Bloqueado en {{brand}}' },
  'channels.paused.keep': { en: 'Keep blocked', es: 'Mantener bloqueadas' },
  'channels.paused.release_one': { en: 'Release {{count}} night', es: 'Liberar {{count}} noche' },
  'channels.paused.release_other': {
    en: 'Release {{count}} nights',
    es: 'Liberar {{count}} noches',
  },
  'channels.paused.kept_toast': { en: 'Dates stay blocked', es: 'Las fechas siguen bloqueadas' },
  'channels.paused.failed': {
    en: 'We couldn’t save your choice',
    es: 'No pudimos guardar su decisión',
  },
  'channels.release.title_one': {
    en: 'Release {{count}} night at {{home}}?',
    es: '¿Liberar {{count}} noche en {{home}}?',
  },
  'channels.release.title_other': {
    en: 'Release {{count}} nights at {{home}}?',
    es: '¿Liberar {{count}} noches en {{home}}?',
  },
  'channels.release.body': {
    en: 'Guests will be able to book {{dates}} right away. Do this only if the stays were canceled on {{channel}}. If they weren’t, you could be double-booked.',
    es: 'Los huéspedes podrán reservar {{dates}} de inmediato. Hágalo solo si las estancias se cancelaron en {{channel}}. Si no, podría tener una reserva doble.',
  },
  'channels.release.done': { en: 'Dates released', es: 'Fechas liberadas' },
  'channels.failing.state_one': {
    en: 'Not updated for {{count}} hour',
    es: 'Sin actualizar desde hace {{count}} hora',
  },
  'channels.failing.state_other': {
    en: 'Not updated for {{count}} hours',
    es: 'Sin actualizar desde hace {{count}} horas',
  },
  'channels.failing.state_new': { en: 'Not responding', es: 'No responde' },
  'channels.failing.title': {
    en: '{{home}} may be missing {{channel}} stays',
    es: 'A {{home}} pueden faltarle estancias de {{channel}}',
  },
  'channels.failing.lead': {
    en: 'Stays sold on {{channel}} since our last successful check aren’t on your calendar. Your blocked dates stay blocked.',
    es: 'Las estancias vendidas en {{channel}} desde la última lectura no están en su calendario. Sus fechas bloqueadas siguen bloqueadas.',
  },
  'channels.failing.since': { en: 'Failed checks since', es: 'Intentos fallidos desde entonces' },
  'channels.failing.answer': { en: 'Last response', es: 'Última respuesta' },
  'channels.failing.never': { en: 'Never', es: 'Nunca' },
} satisfies Texts
