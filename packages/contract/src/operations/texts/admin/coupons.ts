import type { Texts } from '#platform/language.ts'

export const adminCouponTexts = {
  'admin_coupons.link': { en: 'Coupons', es: 'Cupones' },
  'admin_coupons.title': { en: 'Coupons', es: 'Cupones' },
  'admin_coupons.description': {
    en: 'A coupon reduces the nightly price of a stay, never fees or taxes.',
    es: 'Un cupón reduce el precio de las noches de una estancia, nunca los cargos ni los impuestos.',
  },
  'admin_coupons.add': { en: 'New coupon', es: 'Nuevo cupón' },
  'admin_coupons.create': { en: 'Create coupon', es: 'Crear cupón' },
  'admin_coupons.load_failed': {
    en: 'We couldn’t load the coupons',
    es: 'No pudimos cargar los cupones',
  },
  'admin_coupons.none': { en: 'No coupons', es: 'No hay cupones' },
  'admin_coupons.none_description': {
    en: 'Coupons that you create are listed here with their uses.',
    es: 'Aquí aparecen los cupones que cree, con sus usos.',
  },
  'admin_coupons.none_found': {
    en: 'No coupons match these filters',
    es: 'Ningún cupón coincide con estos filtros',
  },
  'admin_coupons.code': { en: 'Code', es: 'Código' },
  'admin_coupons.code_hint': {
    en: '4 to 32 letters, digits and hyphens',
    es: 'De 4 a 32 letras, dígitos y guiones',
  },
  'admin_coupons.off': { en: 'Discount', es: 'Descuento' },
  'admin_coupons.uses': { en: 'Uses', es: 'Usos' },
  'admin_coupons.uses_of': { en: '{{uses}} of {{most}}', es: '{{uses}} de {{most}}' },
  'admin_coupons.until': { en: 'Valid until', es: 'Válido hasta' },
  'admin_coupons.no_end': { en: 'No end date', es: 'Sin fecha de fin' },
  'admin_coupons.action': { en: 'Action', es: 'Acción' },
  'admin_coupons.state.coming': { en: 'Not yet valid', es: 'Aún no es válido' },
  'admin_coupons.state.usable': { en: 'Valid', es: 'Válido' },
  'admin_coupons.state.used_up': { en: 'Used up', es: 'Agotado' },
  'admin_coupons.state.over': { en: 'Ended', es: 'Terminado' },
  'admin_coupons.bearer.platform': { en: '{{brand}} pays for it', es: 'Lo paga {{brand}}' },
  'admin_coupons.bearer.owner': { en: 'The owner pays for it', es: 'Lo paga el propietario' },
  'admin_coupons.paid_by': { en: 'Paid by', es: 'Pagado por' },
  'admin_coupons.kind': { en: 'Type of discount', es: 'Tipo de descuento' },
  'admin_coupons.kind.percent': {
    en: 'Percentage of the nightly price',
    es: 'Porcentaje del precio de las noches',
  },
  'admin_coupons.kind.amount': { en: 'Amount', es: 'Monto' },
  'admin_coupons.min_amount': {
    en: 'Minimum total for nights',
    es: 'Precio mínimo de las noches en total',
  },
  'admin_coupons.most_uses': { en: 'Maximum uses in total', es: 'Usos permitidos en total' },
  'admin_coupons.effect': {
    en: 'Each guest can use it once, as soon as you create it. Ending it later doesn’t affect bookings that already use it.',
    es: 'Los huéspedes pueden usarlo al pagar en cuanto lo cree, una vez cada uno. Si lo desactiva después, las reservas que ya lo tienen no cambian.',
  },
  'admin_coupons.error.code': {
    en: 'Enter 4 to 32 letters, digits or hyphens',
    es: 'Ingrese de 4 a 32 letras, dígitos o guiones',
  },
  'admin_coupons.error.value': {
    en: 'Enter 0.1 to 90 percent, or at least $1.00',
    es: 'Ingrese de 0.1 a 90 por ciento, o al menos $1.00',
  },
  'admin_coupons.error.minAmount': {
    en: 'Enter more than the amount of the coupon',
    es: 'Ingrese más que el monto del cupón',
  },
  'admin_coupons.error.mostUses': { en: 'Enter a whole number', es: 'Ingrese un número entero' },
  'admin_coupons.not_added': {
    en: 'We couldn’t create the coupon',
    es: 'No pudimos crear el cupón',
  },
  'admin_coupons.added': { en: 'Created: {{code}}', es: 'Creado: {{code}}' },
  'admin_coupons.end': { en: 'End coupon', es: 'Desactivar cupón' },
  'admin_coupons.end_code': { en: 'End coupon {{code}}', es: 'Desactivar cupón {{code}}' },
  'admin_coupons.end_title': { en: 'End {{code}}?', es: '¿Desactivar {{code}}?' },
  'admin_coupons.end_effect': {
    en: 'New bookings can’t use it from now on. Bookings and holds that already use it aren’t affected.',
    es: 'Las reservas nuevas ya no podrán usarlo. Las reservas y fechas apartadas que ya lo usan no cambian.',
  },
  'admin_coupons.keep': { en: 'Keep coupon', es: 'Conservar cupón' },
  'admin_coupons.ended': { en: 'Ended: {{code}}', es: 'Desactivado: {{code}}' },
} satisfies Texts
