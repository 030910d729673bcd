import type { Texts } from '#platform/language.ts'
import { licenseNoticeDays } from '#suites/jurisdictions.ts'

export const adminHomeTexts = {
  'home_desk.link': { en: 'Homes', es: 'Casas' },
  'home_desk.title': { en: 'Homes and licenses', es: 'Casas y licencias' },
  'home_desk.description': {
    en: 'Compare each license with the public record before you accept it.',
    es: 'Compare cada licencia con el registro del estado, del condado o de la ciudad antes de aceptarla.',
  },
  'home_desk.tabs': { en: 'Homes', es: 'Casas' },
  'home_desk.show.licenses': { en: 'License checks', es: 'Licencias por verificar' },
  'home_desk.show.expiring': { en: 'Expiring licenses', es: 'Licencias por vencer' },
  'home_desk.show.published': { en: 'Published', es: 'Publicadas' },
  'home_desk.show.unlisted': { en: 'Unpublished', es: 'Retiradas' },
  'home_desk.show.draft': { en: 'Drafts', es: 'Borradores' },
  'home_desk.none.licenses': { en: 'No licenses to check', es: 'No hay licencias por verificar' },
  'home_desk.none.expiring': { en: 'No expiring licenses', es: 'No hay licencias por vencer' },
  'home_desk.none.published': { en: 'No published homes', es: 'No hay casas publicadas' },
  'home_desk.none.unlisted': { en: 'No unpublished homes', es: 'No hay casas retiradas' },
  'home_desk.none.draft': { en: 'No drafts', es: 'No hay borradores' },
  'home_desk.none_description': {
    en: `A license has to be checked again when its number or expiration date changes. It’s listed as expiring ${licenseNoticeDays} days before it expires.`,
    es: `Una licencia se verifica de nuevo cuando cambia su número o su vencimiento. Aparece como por vencer ${licenseNoticeDays} días antes.`,
  },
  'home_desk.load_failed': { en: 'We couldn’t load the homes', es: 'No pudimos cargar las casas' },
  'home_desk.status.draft': { en: 'Draft', es: 'Borrador' },
  'home_desk.status.published': { en: 'Published', es: 'Publicada' },
  'home_desk.status.unlisted': { en: 'Unpublished', es: 'Retirada' },
  'home_desk.view': { en: 'View home', es: 'Ver casa' },
  'home_desk.no_licenses': { en: 'No licenses entered yet.', es: 'Aún no hay licencias.' },
  'home_desk.license.to_check': { en: 'To check', es: 'Por verificar' },
  'home_desk.license.accepted': { en: 'Accepted', es: 'Aceptada' },
  'home_desk.license.correction': { en: 'Waiting for the owner', es: 'En espera del propietario' },
  'home_desk.license.expiring': { en: 'Expires soon', es: 'Vence pronto' },
  'home_desk.license.expired': { en: 'Expired', es: 'Vencida' },
  'home_desk.valid_until': { en: 'Valid until {{day}}.', es: 'Válida hasta el {{day}}.' },
  'home_desk.no_expiry': { en: 'No expiration date.', es: 'Sin fecha de vencimiento.' },
  'home_desk.checked': {
    en: 'Checked by {{name}} on {{day}}.',
    es: 'La verificó {{name}} el {{day}}.',
  },
  'home_desk.to_do': {
    en: 'If you accept it, we record your name and the date of the check.',
    es: 'Si la acepta, quedan registrados su nombre y la fecha de la verificación.',
  },
  'home_desk.accept': { en: 'Accept license', es: 'Aceptar licencia' },
  'home_desk.accepted': { en: 'License accepted: {{home}}', es: 'Licencia aceptada: {{home}}' },
  'home_desk.ask': { en: 'Ask for correction', es: 'Pedir corrección' },
  'home_desk.ask_title': {
    en: 'What does the owner of {{home}} need to correct?',
    es: '¿Qué debe corregir el propietario de {{home}}?',
  },
  'home_desk.ask_effect': {
    en: '{{name}} gets a notification with your reason. The home stays published until you remove it from search.',
    es: '{{name}} recibe una notificación con su motivo. La casa sigue publicada hasta que usted la retire de la búsqueda.',
  },
  'home_desk.asked': {
    en: 'Correction requested: {{home}}',
    es: 'Corrección solicitada: {{home}}',
  },
  'home_desk.reason_hint': {
    en: 'The owner will see this.',
    es: 'El propietario verá este texto.',
  },
  'home_desk.take_off': { en: 'Remove from search', es: 'Retirar de la búsqueda' },
  'home_desk.take_off_title': {
    en: 'Remove {{home}} from search?',
    es: '¿Retirar {{home}} de la búsqueda?',
  },
  'home_desk.take_off_effect': {
    en: 'Guests won’t be able to book it. Existing bookings aren’t affected. {{name}} gets an email with your reason.',
    es: 'Nadie podrá reservarla a partir de ahora. Las reservas existentes siguen vigentes. {{name}} recibe un correo con su motivo.',
  },
  'home_desk.taken_off': {
    en: 'Removed from search: {{home}}',
    es: 'Fuera de la búsqueda: {{home}}',
  },
} satisfies Texts
