import type { Texts } from '#platform/language.ts'

export const pricingTexts = {
  'price.nights_one': { en: '{{count}} night at {{each}}', es: '{{count}} noche a {{each}}' },
  'price.nights_other': { en: '{{count}} nights at {{each}}', es: '{{count}} noches a {{each}}' },
  'price.stay_discount': {
    en: 'Long-stay discount ({{count}}+ nights)',
    es: 'Descuento por {{count}} noches o más',
  },
  'price.cleaning': { en: 'Cleaning fee', es: 'Cargo por limpieza' },
  'listing.field.cleaningAmount': {
    en: 'Cleaning fee, per stay',
    es: 'Cargo por limpieza, por estancia',
  },
  'price.pets_one': { en: 'Pet fee ({{count}} pet)', es: 'Cargo por {{count}} mascota' },
  'price.pets_other': { en: 'Pet fee ({{count}} pets)', es: 'Cargo por {{count}} mascotas' },
  'listing.field.petAmount': {
    en: 'Pet fee, per pet and stay',
    es: 'Cargo por mascota y estancia',
  },
  'price.pet_nights_one': {
    en: 'Pet fee per night ({{count}} × {{each}})',
    es: 'Cargo por mascota y noche ({{count}} × {{each}})',
  },
  'price.pet_nights_other': {
    en: 'Pet fee per night ({{count}} × {{each}})',
    es: 'Cargo por mascota y noche ({{count}} × {{each}})',
  },
  'listing.field.petNightAmount': {
    en: 'Pet fee, per pet and night',
    es: 'Cargo por mascota y noche',
  },
  'price.extra_guests_one': {
    en: 'Extra guests ({{count}} × {{each}})',
    es: 'Huéspedes adicionales ({{count}} × {{each}})',
  },
  'price.extra_guests_other': {
    en: 'Extra guests ({{count}} × {{each}})',
    es: 'Huéspedes adicionales ({{count}} × {{each}})',
  },
  'listing.field.extraGuestAmount': {
    en: 'Extra guest fee, per guest and night',
    es: 'Cargo por huésped adicional y noche',
  },
  'price.housekeeping': { en: 'Housekeeping', es: 'Servicio de ama de llaves' },
  'price.extra_valentines_day': { en: 'Valentine’s Day', es: 'Día de San Valentín' },
  'price.extra_baby_crib': { en: 'Baby crib', es: 'Cuna para bebé' },
  'price.extra_honeymoon': { en: 'Honeymoon', es: 'Luna de miel' },
  'price.extra_happy_birthday': { en: 'Happy birthday', es: 'Feliz cumpleaños' },
  'price.extra_extra_cleaning': { en: 'Extra cleaning', es: 'Limpieza adicional' },
  'price.extra_special_request': { en: 'Special request', es: 'Solicitud especial' },
  'price.coupon': { en: 'Coupon {{name}}', es: 'Cupón {{name}}' },
  'price.refund': { en: 'Refund from {{brand}}', es: 'Reembolso de {{brand}}' },
  'price.change_kept': {
    en: 'Non-refundable amount from the original dates',
    es: 'Monto no reembolsable de las fechas originales',
  },
  'price.taxes': { en: 'Taxes', es: 'Impuestos' },
  'price.total': { en: 'Total', es: 'Total' },
  'price.credit': { en: 'Credit balance', es: 'Saldo a favor' },
  'price.due': { en: 'Due now', es: 'A pagar ahora' },
  'price.security_deposit': {
    en: 'Security deposit: {{amount}}',
    es: 'Depósito de garantía: {{amount}}',
  },
  'price.security_deposit_note': {
    en: 'We don’t charge or hold this amount. If there’s damage beyond normal wear, we’ll tell you what it costs before we ask you to pay.',
    es: 'No cobramos ni retenemos este monto. Si hay daños más allá del uso normal, le informaremos el costo antes de pedirle un pago.',
  },
} satisfies Texts
