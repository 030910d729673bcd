import type { Texts } from '#platform/language.ts'

/** What visitors see during maintenance, and before the site is opened. */
export const maintenanceTexts = {
  'maintenance.page_title': { en: 'Maintenance', es: 'Mantenimiento' },
  'maintenance.heading': { en: 'We’ll be back soon', es: 'Volvemos pronto' },
  'maintenance.back_by': {
    en: '{{brand}} is closed for maintenance. We expect to be back on {{day}} by {{time}}.',
    es: '{{brand}} está en mantenimiento. Esperamos volver el {{day}} antes de las {{time}}.',
  },
  'maintenance.safe': {
    en: 'Your bookings are safe, and payments that have begun will be completed.',
    es: 'Sus reservas están seguras, y los pagos que ya empezaron se completarán.',
  },
  'opening.heading': { en: 'Opening soon', es: 'Abrimos pronto' },
  'opening.soon': {
    en: 'We’re getting {{brand}} ready. Visit us again soon.',
    es: 'Estamos preparando {{brand}}. Visítenos de nuevo pronto.',
  },
  'opening.sign_in': { en: 'Sign in as administrator', es: 'Iniciar sesión de administración' },
} satisfies Texts
