import type { Texts } from '#platform/language.ts'

export const pushTexts = {
  'push.title': { en: 'Notifications on this device', es: 'Notificaciones en este dispositivo' },
  'push.description': {
    en: 'Updates about your bookings, messages and payments, even when {{brand}} isn’t open. They stop when you sign out.',
    es: 'Avisos de sus reservas, mensajes y pagos, incluso con {{brand}} en segundo plano. Se desactivan al cerrar sesión.',
  },
  'push.switch': {
    en: 'Show notifications on this device',
    es: 'Mostrar notificaciones en este dispositivo',
  },
  'push.unsupported': {
    en: 'This browser can’t show notifications. Try another browser or device.',
    es: 'Este navegador no puede mostrar notificaciones. Pruebe con otro navegador o dispositivo.',
  },
  'push.needs_install': {
    en: 'On iPhone and iPad, add {{brand}} to your home screen first: tap Share, then Add to Home Screen. Open {{brand}} from there and turn notifications on.',
    es: 'En iPhone y iPad, primero agregue {{brand}} a su pantalla de inicio: toque Compartir y luego Agregar a inicio. Abra {{brand}} desde ahí y active las notificaciones.',
  },
  'push.denied': {
    en: 'Your browser blocks notifications from {{brand}}. Allow them in the site settings of your browser, then try again.',
    es: 'Su navegador bloquea las notificaciones de {{brand}}. Permítalas en la configuración del sitio en su navegador e inténtelo de nuevo.',
  },
  'push.load_error': {
    en: 'We couldn’t check notifications on this device.',
    es: 'No pudimos comprobar las notificaciones en este dispositivo.',
  },
  'push.failed': {
    en: 'We couldn’t change notifications on this device. Try again.',
    es: 'No pudimos cambiar las notificaciones en este dispositivo. Inténtelo de nuevo.',
  },
  'push.test': { en: 'Send test notification', es: 'Enviar notificación de prueba' },
  'push.test_sent': { en: 'Test notification sent', es: 'Notificación de prueba enviada' },
  'push.test_title': { en: 'Notifications are on', es: 'Las notificaciones están activadas' },
  'push.test_body': {
    en: 'This is how {{brand}} lets you know about bookings, messages and payments.',
    es: 'Así le avisa {{brand}} de reservas, mensajes y pagos.',
  },
} satisfies Texts
