import type { Texts } from '#platform/language.ts'

/** What readers see during maintenance. */
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
} satisfies Texts
