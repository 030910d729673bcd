import type { Texts } from '#platform/language.ts'

export const offlineTexts = {
  'offline.page': { en: 'Saved on this phone', es: 'Guardado en este teléfono' },
  'offline.title': { en: 'You’re offline', es: 'No tiene conexión' },
  'offline.description': {
    en: 'The page you chose opens when you’re back online.',
    es: 'La página que eligió se abre cuando vuelva la conexión.',
  },
  'offline.again': { en: 'Try again', es: 'Intentar de nuevo' },
  'offline.back': { en: 'You’re back online', es: 'Ya tiene conexión' },
  'offline.back_description': { en: 'Everything works again.', es: 'Todo vuelve a funcionar.' },
  'offline.open': { en: 'Open the page', es: 'Abrir la página' },
  'offline.nothing': {
    en: 'Nothing is saved on this phone. While you’re online, {{brand}} saves the address, codes and messages of your next stays here.',
    es: 'No hay nada guardado en este teléfono. Cuando haya conexión, {{brand}} guarda aquí la dirección, los códigos y los mensajes de sus próximas estancias.',
  },
  'offline.clock': {
    en: 'The clock on this phone has changed, so we can’t tell how old this is.',
    es: 'El reloj de este teléfono cambió, así que no sabemos de cuándo es esta información.',
  },
  'offline.code_works': {
    en: 'Codes work without a connection.',
    es: 'Los códigos funcionan sin conexión.',
  },
  'offline.code_later': {
    en: 'Open {{brand}} with a connection after that time to see your code here.',
    es: 'Abra {{brand}} con conexión después de esa hora para ver aquí su código.',
  },
  'offline.reference': { en: 'Booking', es: 'Reserva' },
  'offline.call_support': { en: 'Call support', es: 'Llamar a soporte' },
  'offline.map': { en: 'Saved map', es: 'Mapa guardado' },
  'offline.later': { en: 'Later stays', es: 'Estancias siguientes' },
  'offline.full': { en: 'This phone has no space left', es: 'Este teléfono no tiene espacio' },
  'offline.full_description': {
    en: 'We couldn’t save your stay. Free up space, then open this page again.',
    es: 'No pudimos guardar su estancia. Libere espacio y abra de nuevo esta página.',
  },
  'offline.unsupported': {
    en: 'Your stay isn’t saved on this phone',
    es: 'Su estancia no está guardada en este teléfono',
  },
  'offline.unsupported_description': {
    en: 'This browser or private window doesn’t allow it. You’ll need a connection to open this page.',
    es: 'Este navegador o ventana privada no lo permite. Necesitará conexión para abrir esta página.',
  },
  'offline.needs': { en: 'Needs a connection', es: 'Necesita conexión' },
  'offline.needs_payments': { en: 'Payments', es: 'Pagos' },
  'offline.needs_payments_what': {
    en: 'Extra nights, late check-out, refunds',
    es: 'Noches extra, salida tardía, reembolsos',
  },
  'offline.needs_changes': { en: 'Changes', es: 'Cambios' },
  'offline.needs_changes_what': {
    en: 'Dates, guests, cancellation',
    es: 'Fechas, huéspedes, cancelación',
  },
  'offline.payment': {
    en: 'You went offline during a payment',
    es: 'Se quedó sin conexión durante un pago',
  },
  'offline.payment_description': {
    en: 'Don’t pay again yet. When you’re back online, open the page: it shows whether you were charged and the current price.',
    es: 'No pague de nuevo todavía. Cuando tenga conexión, abra la página: muestra si se hizo el cargo y el precio actual.',
  },
  'offline.messages': { en: 'Messages', es: 'Mensajes' },
  'offline.write': { en: 'Message to {{name}}', es: 'Mensaje para {{name}}' },
  'offline.send': { en: 'Send', es: 'Enviar' },
  'offline.delete': { en: 'Delete message', es: 'Eliminar mensaje' },
  'offline.waiting': { en: 'Waiting to send', es: 'Por enviar' },
  'offline.sent': { en: 'Sent', es: 'Enviado' },
  'offline.refused': {
    en: 'We couldn’t send this. Open the conversation to see why.',
    es: 'No pudimos enviarlo. Abra la conversación para ver por qué.',
  },
  'offline.waiting_count_one': {
    en: '{{count}} message waits on this phone. We send it when you’re back online.',
    es: '{{count}} mensaje espera en este teléfono. Lo enviamos cuando vuelva la conexión.',
  },
  'offline.waiting_count_other': {
    en: '{{count}} messages wait on this phone. We send them when you’re back online.',
    es: '{{count}} mensajes esperan en este teléfono. Los enviamos cuando vuelva la conexión.',
  },
  'offline.not_stored': {
    en: 'This phone has no space left. Keep this page open: we send your message from here.',
    es: 'Este teléfono no tiene espacio. Deje abierta esta página: enviamos su mensaje desde aquí.',
  },
  'install.title': { en: 'Keep your stay on this phone', es: 'Lleve su estancia en este teléfono' },
  'install.description': {
    en: 'Install {{brand}} to open your address, door code and check-in steps without a connection. No app store.',
    es: 'Instale {{brand}} para abrir la dirección, el código de la puerta y los pasos de llegada sin conexión. Sin tienda de apps.',
  },
  'install.saved': { en: 'Saved', es: 'Se guarda' },
  'install.saved_what': {
    en: 'Address, codes, steps, map, contacts, messages',
    es: 'Dirección, códigos, pasos, mapa, contactos, mensajes',
  },
  'install.not_saved': { en: 'Not saved', es: 'No se guarda' },
  'install.not_saved_what': { en: 'Cards, ID, payments', es: 'Tarjetas, documento, pagos' },
  'install.removed': { en: 'Removed', es: 'Se elimina' },
  'install.removed_when': {
    en: 'On {{day}}, the day after check-out',
    es: 'El {{day}}, un día después de la salida',
  },
  'install.iphone': {
    en: 'On iPhone: tap Share, then Add to Home Screen.',
    es: 'En iPhone: toque Compartir y luego Agregar a inicio.',
  },
  'install.not_now': { en: 'Not now', es: 'Ahora no' },
} satisfies Texts
