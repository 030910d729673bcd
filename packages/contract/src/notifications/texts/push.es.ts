export const pushTexts = {
  'push.title': 'Notificaciones en este dispositivo',
  'push.description':
    'Avisos de sus reservas, mensajes y pagos, incluso cuando Marea no está abierta. Se desactivan al cerrar sesión.',
  'push.switch': 'Mostrar notificaciones en este dispositivo',
  'push.unsupported':
    'Este navegador no puede mostrar notificaciones. Pruebe con otro navegador o dispositivo.',
  'push.needs_install':
    'En iPhone y iPad, primero agregue Marea a su pantalla de inicio: toque Compartir y luego Agregar a inicio. Abra Marea desde ahí y active las notificaciones.',
  'push.denied':
    'Su navegador bloquea las notificaciones de Marea. Permítalas en la configuración del sitio en su navegador e inténtelo de nuevo.',
  'push.load_error': 'No pudimos comprobar las notificaciones en este dispositivo.',
  'push.failed': 'No pudimos cambiar las notificaciones en este dispositivo. Inténtelo de nuevo.',
  'push.test': 'Enviar notificación de prueba',
  'push.test_sent': 'Notificación de prueba enviada',
  'push.test_title': 'Las notificaciones están activadas',
  'push.test_body': 'Así le avisa Marea de reservas, mensajes y pagos.',
}
