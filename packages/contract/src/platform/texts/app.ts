import type { Texts } from '#platform/language.ts'

export const appTexts = {
  'app.name': { en: '{{brand}}, homes in Miami', es: '{{brand}}, casas en Miami' },
  'app.owner_name': { en: '{{brand}} for owners', es: '{{brand}} para propietarios' },
  'app.owner_description': {
    en: 'Your stays of today, calendar, messages and money.',
    es: 'Sus estancias de hoy, calendario, mensajes y dinero.',
  },
  'app.title': { en: '{{brand}} on your phone', es: '{{brand}} en su teléfono' },
  'app.description': {
    en: 'Install {{brand}} from your browser: no app store, almost no space, always up to date.',
    es: 'Instale {{brand}} desde el navegador: sin tienda de apps, casi sin ocupar espacio y siempre al día.',
  },
  'app.install': { en: 'Install {{brand}}', es: 'Instalar {{brand}}' },
  'app.installed': { en: '{{brand}} is installed', es: '{{brand}} ya está en su dispositivo' },
  'app.installed_description': {
    en: 'Open it from your home screen or your list of apps.',
    es: 'Ábrala desde la pantalla de inicio o la lista de apps.',
  },
  'app.manual': {
    en: 'Your browser doesn’t offer an install button. Follow the steps for your device below.',
    es: 'Su navegador no ofrece un botón para instalar. Siga los pasos para su dispositivo.',
  },
  'app.dismissed': {
    en: '{{brand}} wasn’t installed. You can install it anytime with the steps below.',
    es: 'No se instaló {{brand}}. Puede intentarlo cuando quiera con los pasos de abajo.',
  },
  'app.scan': {
    en: 'Scan with your phone’s camera to open this page there.',
    es: 'Escanee el código con la cámara de su teléfono para abrir ahí esta página.',
  },
  'app.qr': { en: 'QR code for {{address}}', es: 'Código QR de {{address}}' },
  'app.home_screen': {
    en: '{{brand}} on a phone: search results with total prices',
    es: '{{brand}} en un teléfono: resultados de búsqueda con precios totales',
  },
  'app.suite_screen': {
    en: '{{brand}} on a phone: the page of a home',
    es: '{{brand}} en un teléfono: la página de una casa',
  },
  'app.steps': { en: 'Install step by step', es: 'Cómo instalarla, paso a paso' },
  'app.iphone': { en: 'On an iPhone or iPad', es: 'En un iPhone o iPad' },
  'app.iphone_1': { en: 'Open this page in Safari.', es: 'Abra esta página en Safari.' },
  'app.iphone_2': { en: 'Tap Share.', es: 'Toque Compartir.' },
  'app.iphone_3': {
    en: 'Tap “Add to Home Screen,” then Add.',
    es: 'Toque “Agregar a inicio” y luego Agregar.',
  },
  'app.android': { en: 'On Android', es: 'En Android' },
  'app.android_1': { en: 'Open this page in Chrome.', es: 'Abra esta página en Chrome.' },
  'app.android_2': { en: 'Tap the menu with three dots.', es: 'Toque el menú de tres puntos.' },
  'app.android_3': {
    en: 'Tap “Add to home screen,” then Install.',
    es: 'Toque “Agregar a la pantalla principal” y luego Instalar.',
  },
  'app.desktop': { en: 'On a computer', es: 'En una computadora' },
  'app.desktop_1': {
    en: 'Open this page in Chrome or Edge.',
    es: 'Abra esta página en Chrome o Edge.',
  },
  'app.desktop_2': {
    en: 'Select the install icon at the end of the address bar.',
    es: 'Seleccione el icono de instalar al final de la barra de direcciones.',
  },
  'app.desktop_3': {
    en: 'In Safari on a Mac, choose File, then “Add to Dock.”',
    es: 'En Safari en una Mac, elija Archivo y luego “Agregar al Dock”.',
  },
} satisfies Texts
