import type { Texts } from '#platform/language.ts'

export const setupLinkTexts = {
  'setup.link_closed': { en: 'This setup link doesn’t work', es: 'Este enlace no funciona' },
  'setup.link_closed_help': {
    en: 'It works once, and only until {{brand}} has an administrator. Copy the whole link from the server’s output, or run npm run setup on the server for a new one.',
    es: 'Funciona una sola vez y hasta que {{brand}} tenga un administrador. Copie el enlace completo de la salida del servidor o ejecute npm run setup en el servidor para obtener uno nuevo.',
  },
  'setup.administrator_title': {
    en: 'Create the first administrator',
    es: 'Cree la primera cuenta de administración',
  },
  'setup.administrator_lead': {
    en: 'This account can change everything, including payments. Next you’ll connect an authenticator app. The setup link stops working once the account exists.',
    es: 'Esta cuenta puede cambiar todo, también los pagos. Después conectará una aplicación de autenticación. El enlace deja de funcionar cuando la cuenta exista.',
  },
  'setup.create_administrator': { en: 'Create administrator', es: 'Crear cuenta' },
  'audit.setup.administrator_created': {
    en: 'Created the first administrator account',
    es: 'Creó la primera cuenta de administración',
  },
} satisfies Texts
