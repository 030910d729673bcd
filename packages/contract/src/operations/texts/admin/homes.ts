import type { Texts } from '#platform/language.ts'
import { licenseNoticeDays } from '#suites/jurisdictions.ts'

export const adminHomeTexts = {
  'admin_homes.link': { en: 'Homes', es: 'Casas' },
  'admin_homes.title': { en: 'Homes and licenses', es: 'Casas y licencias' },
  'admin_homes.description': {
    en: 'Compare each license with the public record before you accept it.',
    es: 'Compare cada licencia con el registro del estado, del condado o de la ciudad antes de aceptarla.',
  },
  'admin_homes.tabs': { en: 'Homes', es: 'Casas' },
  'admin_homes.show.licenses': { en: 'License checks', es: 'Licencias por verificar' },
  'admin_homes.show.expiring': { en: 'Expiring licenses', es: 'Licencias por vencer' },
  'admin_homes.show.published': { en: 'Published', es: 'Publicadas' },
  'admin_homes.show.unlisted': { en: 'Unpublished', es: 'Retiradas' },
  'admin_homes.show.draft': { en: 'Drafts', es: 'Borradores' },
  'admin_homes.none.licenses': { en: 'No licenses to check', es: 'No hay licencias por verificar' },
  'admin_homes.none.expiring': { en: 'No expiring licenses', es: 'No hay licencias por vencer' },
  'admin_homes.none.published': { en: 'No published homes', es: 'No hay casas publicadas' },
  'admin_homes.none.unlisted': { en: 'No unpublished homes', es: 'No hay casas retiradas' },
  'admin_homes.none.draft': { en: 'No drafts', es: 'No hay borradores' },
  'admin_homes.none_description': {
    en: `A license has to be checked again when its number or expiration date changes. It’s listed as expiring ${licenseNoticeDays} days before it expires.`,
    es: `Una licencia se verifica de nuevo cuando cambia su número o su vencimiento. Aparece como por vencer ${licenseNoticeDays} días antes.`,
  },
  'admin_homes.load_failed': {
    en: 'We couldn’t load the homes',
    es: 'No pudimos cargar las casas',
  },
  'admin_homes.status.draft': { en: 'Draft', es: 'Borrador' },
  'admin_homes.status.published': { en: 'Published', es: 'Publicada' },
  'admin_homes.status.unlisted': { en: 'Unpublished', es: 'Retirada' },
  'admin_homes.view': { en: 'View home', es: 'Ver casa' },
  'admin_homes.no_licenses': { en: 'No licenses entered yet.', es: 'Aún no hay licencias.' },
  'admin_homes.license.to_check': { en: 'To check', es: 'Por verificar' },
  'admin_homes.license.accepted': { en: 'Accepted', es: 'Aceptada' },
  'admin_homes.license.correction': {
    en: 'Waiting for the owner',
    es: 'En espera del propietario',
  },
  'admin_homes.license.expiring': { en: 'Expires soon', es: 'Vence pronto' },
  'admin_homes.license.expired': { en: 'Expired', es: 'Vencida' },
  'admin_homes.valid_until': { en: 'Valid until {{day}}.', es: 'Válida hasta el {{day}}.' },
  'admin_homes.no_expiry': { en: 'No expiration date.', es: 'Sin fecha de vencimiento.' },
  'admin_homes.checked': {
    en: 'Checked by {{name}} on {{day}}.',
    es: 'La verificó {{name}} el {{day}}.',
  },
  'admin_homes.to_do': {
    en: 'If you accept it, we record your name and the date of the check.',
    es: 'Si la acepta, quedan registrados su nombre y la fecha de la verificación.',
  },
  'admin_homes.accept': { en: 'Accept license', es: 'Aceptar licencia' },
  'admin_homes.accepted': { en: 'License accepted: {{home}}', es: 'Licencia aceptada: {{home}}' },
  'admin_homes.ask': { en: 'Ask for correction', es: 'Pedir corrección' },
  'admin_homes.ask_title': {
    en: 'What does the owner of {{home}} need to correct?',
    es: '¿Qué debe corregir el propietario de {{home}}?',
  },
  'admin_homes.ask_effect': {
    en: '{{name}} gets a notification with your reason. The home stays published until you remove it from search.',
    es: '{{name}} recibe una notificación con su motivo. La casa sigue publicada hasta que usted la retire de la búsqueda.',
  },
  'admin_homes.asked': {
    en: 'Correction requested: {{home}}',
    es: 'Corrección solicitada: {{home}}',
  },
  'admin_homes.reason_hint': {
    en: 'The owner will see this.',
    es: 'El propietario verá este texto.',
  },
  'admin_homes.take_off': { en: 'Remove from search', es: 'Retirar de la búsqueda' },
  'admin_homes.take_off_title': {
    en: 'Remove {{home}} from search?',
    es: '¿Retirar {{home}} de la búsqueda?',
  },
  'admin_homes.take_off_effect': {
    en: 'Guests won’t be able to book it. Existing bookings aren’t affected. {{name}} gets an email with your reason.',
    es: 'Nadie podrá reservarla a partir de ahora. Las reservas existentes siguen vigentes. {{name}} recibe un correo con su motivo.',
  },
  'admin_homes.taken_off': {
    en: 'Removed from search: {{home}}',
    es: 'Fuera de la búsqueda: {{home}}',
  },
} satisfies Texts
