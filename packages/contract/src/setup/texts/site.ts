import type { Texts } from '#platform/language.ts'

export const siteTexts = {
  'site.private': { en: 'Your site is private', es: 'Su sitio es privado' },
  'site.private_body': {
    en: 'Visitors read “Opening soon”, search engines are asked not to list it, and only administrators see the homes and pages.',
    es: 'Los visitantes leen “Abrimos pronto”, se pide a los buscadores que no lo muestren y solo los administradores ven las casas y las páginas.',
  },
  'site.preview': { en: 'View site', es: 'Ver el sitio' },
  'site.open_lead': {
    en: 'Anyone can visit, search and book. You can’t make the site private again, but maintenance closes it for a while.',
    es: 'Cualquiera puede visitar, buscar y reservar. No podrá volver a hacerlo privado, pero el mantenimiento lo cierra por un tiempo.',
  },
  'site.open': { en: 'Open site', es: 'Abrir sitio' },
  'site.open_confirm': { en: 'Open the site to everyone?', es: '¿Abrir el sitio a todos?' },
  'site.keep_private': { en: 'Keep private for now', es: 'Mantener privado por ahora' },
  'site.open_steps_left_one': {
    en: '{{count}} step of the setup is left. It doesn’t stop you from opening the site.',
    es: 'Falta {{count}} paso de la configuración. No le impide abrir el sitio.',
  },
  'site.open_steps_left_other': {
    en: '{{count}} steps of the setup are left. They don’t stop you from opening the site.',
    es: 'Faltan {{count}} pasos de la configuración. No le impiden abrir el sitio.',
  },
  'site.is_open': { en: 'Your site is open', es: 'Su sitio está abierto' },
  'site.opened_by': {
    en: '{{who}} opened it on {{moment}}.',
    es: '{{who}} lo abrió el {{moment}}.',
  },
  'site.not_opened': { en: 'We couldn’t open the site', es: 'No pudimos abrir el sitio' },
  'site.samples_title': { en: 'Sample homes', es: 'Casas de muestra' },
  'site.samples_lead': {
    en: '{{count}} invented homes with photos and prices, marked as samples, to see how everything looks. Guests never see them.',
    es: '{{count}} casas inventadas con fotos y precios, marcadas como muestra, para ver cómo queda todo. Los huéspedes nunca las ven.',
  },
  'site.samples_here_one': {
    en: '{{count}} sample home is published for administrators. Remove it before you open the site.',
    es: '{{count}} casa de muestra está publicada para los administradores. Elimínela antes de abrir el sitio.',
  },
  'site.samples_here_other': {
    en: '{{count}} sample homes are published for administrators. Remove them before you open the site.',
    es: '{{count}} casas de muestra están publicadas para los administradores. Elimínelas antes de abrir el sitio.',
  },
  'site.samples_add': { en: 'Add sample homes', es: 'Agregar casas de muestra' },
  'site.samples_remove': { en: 'Remove sample homes', es: 'Eliminar casas de muestra' },
  'site.samples_remove_confirm': {
    en: 'Remove all sample homes?',
    es: '¿Eliminar todas las casas de muestra?',
  },
  'site.samples_remove_body': {
    en: 'They leave the site right away. Homes of your own stay.',
    es: 'Salen del sitio de inmediato. Sus propias casas se conservan.',
  },
  'site.samples_keep': { en: 'Keep sample homes', es: 'Conservar casas de muestra' },
  'site.samples_not_added': {
    en: 'We couldn’t add the sample homes',
    es: 'No pudimos agregar las casas de muestra',
  },
  'site.samples_not_removed': {
    en: 'We couldn’t remove the sample homes',
    es: 'No pudimos eliminar las casas de muestra',
  },
  'site.sample_name': { en: '{{name}} (sample)', es: '{{name}} (muestra)' },
  'audit.setup.site_opened': { en: 'Opened the site', es: 'Abrió el sitio' },
  'audit.setup.samples_added': { en: 'Added sample homes', es: 'Agregó casas de muestra' },
  'audit.setup.samples_removed': { en: 'Removed sample homes', es: 'Eliminó casas de muestra' },
} satisfies Texts
