import type { Texts } from '#platform/language.ts'

export const exportTexts = {
  'audit.exports.requested': {
    en: 'Requested an export of everything: {{reason}}',
    es: 'Solicitó una exportación de todo: {{reason}}',
  },
  'audit.exports.downloaded': {
    en: 'Downloaded an export of everything',
    es: 'Descargó una exportación de todo',
  },
  'export.title': { en: 'Export', es: 'Exportación' },
  'export.description': {
    en: 'Download all data in open formats: one archive with each table as JSON lines and every file unchanged. “npm run import” recreates the installation from it.',
    es: 'Descargue todos los datos en formatos abiertos: un solo archivo comprimido con cada tabla en líneas de JSON y los archivos sin cambios. Con él, “npm run import” recrea la instalación.',
  },
  'export.load_failed': {
    en: 'We couldn’t load the exports',
    es: 'No pudimos cargar las exportaciones',
  },
  'export.contents': { en: 'What it contains', es: 'Qué contiene' },
  'export.clear': { en: 'Readable', es: 'Legible' },
  'export.clear_body': {
    en: 'Homes, people, bookings, prices, the ledger, messages, reviews, settings, waiting jobs, photos and documents. Names, emails and messages can be read by anyone who has the file.',
    es: 'Casas, personas, reservas, precios, el libro contable, mensajes, reseñas, configuración, tareas en espera, fotos y documentos. Quien tenga el archivo puede leer nombres, correos y mensajes.',
  },
  'export.sealed': { en: 'Encrypted', es: 'Cifrado' },
  'export.sealed_body': {
    en: 'Bank account numbers and IDs of main hosts. Passwords can’t be read, only checked.',
    es: 'Números de cuentas bancarias e identificaciones de huéspedes principales. Las contraseñas no se pueden leer, solo comprobar.',
  },
  'export.left_out': { en: 'Not included', es: 'No se incluye' },
  'export.left_out_body': {
    en: 'The secret key, which an import needs, and server settings such as Stripe keys. Move them separately.',
    es: 'La clave secreta, que se necesita para importar, y la configuración del servidor, como las claves de Stripe. Llévelas por otro medio.',
  },
  'export.start': { en: 'Export everything', es: 'Exportar todo' },
  'export.effect': {
    en: 'The download starts right away. The link works once, and the audit log records who downloaded everything and why. Store the file as safely as the database.',
    es: 'La descarga comienza de inmediato. El enlace funciona una vez, y el registro de auditoría guarda quién descargó todo y por qué. Guarde el archivo con tanta seguridad como la base de datos.',
  },
  'export.started': {
    en: 'Your browser is downloading the export.',
    es: 'Su navegador está descargando la exportación.',
  },
  'export.past': { en: 'Past exports', es: 'Exportaciones anteriores' },
  'export.none': {
    en: 'No one has exported anything yet.',
    es: 'Nadie ha exportado nada todavía.',
  },
  'export.when': { en: 'Time', es: 'Hora' },
  'export.who': { en: 'Requested by', es: 'Solicitada por' },
  'export.reason': { en: 'Reason', es: 'Motivo' },
  'export.state': { en: 'Download', es: 'Descarga' },
  'export.state.requested': { en: 'Not downloaded', es: 'Sin descargar' },
  'export.state.started': { en: 'In progress or stopped', es: 'En curso o detenida' },
  'export.state.finished': { en: 'Complete, {{size}}', es: 'Completa, {{size}}' },
} satisfies Texts
