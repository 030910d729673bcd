import type { appTexts as english } from './app.en.ts'

export const appTexts: Record<keyof typeof english, string> = {
  'app.title': 'Marea en su teléfono',
  'app.description':
    'Instale Marea desde el navegador: sin tienda de apps, casi sin ocupar espacio y siempre actualizada.',
  'app.install': 'Instalar Marea',
  'app.installed': 'Marea ya está instalada',
  'app.installed_description': 'Ábrala desde la pantalla de inicio o la lista de apps.',
  'app.manual':
    'Su navegador no ofrece un botón para instalar. Siga los pasos para su dispositivo.',
  'app.dismissed': 'No se instaló Marea. Puede instalarla cuando quiera con los pasos de abajo.',
  'app.scan': 'Escanee el código con la cámara de su teléfono para abrir ahí esta página.',
  'app.qr': 'Código QR de {{address}}',
  'app.home_screen': 'Marea en un teléfono: resultados de búsqueda con precios totales',
  'app.suite_screen': 'Marea en un teléfono: la página de una casa',
  'app.steps': 'Cómo instalarla, paso a paso',
  'app.iphone': 'En un iPhone o iPad',
  'app.iphone_1': 'Abra esta página en Safari.',
  'app.iphone_2': 'Toque Compartir.',
  'app.iphone_3': 'Toque “Agregar a inicio” y luego Agregar.',
  'app.android': 'En Android',
  'app.android_1': 'Abra esta página en Chrome.',
  'app.android_2': 'Toque el menú de tres puntos.',
  'app.android_3': 'Toque “Agregar a la pantalla principal” y luego Instalar.',
  'app.desktop': 'En una computadora',
  'app.desktop_1': 'Abra esta página en Chrome o Edge.',
  'app.desktop_2': 'Seleccione el icono de instalar al final de la barra de direcciones.',
  'app.desktop_3': 'En Safari en una Mac, elija Archivo y luego “Agregar al Dock”.',
}
