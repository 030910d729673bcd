import type { Texts } from '#platform/language.ts'

export const adminCouponTexts = {
  'coupon_desk.link': { en: 'Coupons', es: 'Cupones' },
  'coupon_desk.title': { en: 'Coupons', es: 'Cupones' },
  'coupon_desk.description': {
    en: 'A coupon reduces the nightly price of a stay, never fees or taxes.',
    es: 'Un cupón reduce el precio de las noches de una estancia, nunca los cargos ni los impuestos.',
  },
  'coupon_desk.add': { en: 'New coupon', es: 'Nuevo cupón' },
  'coupon_desk.create': { en: 'Create coupon', es: 'Crear cupón' },
  'coupon_desk.load_failed': {
    en: 'We couldn’t load the coupons',
    es: 'No pudimos cargar los cupones',
  },
  'coupon_desk.none': { en: 'No coupons', es: 'No hay cupones' },
  'coupon_desk.none_description': {
    en: 'Coupons that you create are listed here with their uses.',
    es: 'Aquí aparecen los cupones que cree, con sus usos.',
  },
  'coupon_desk.none_found': {
    en: 'No coupons match these filters',
    es: 'Ningún cupón coincide con estos filtros',
  },
  'coupon_desk.code': { en: 'Code', es: 'Código' },
  'coupon_desk.code_hint': {
    en: '4 to 32 letters, digits and hyphens',
    es: 'De 4 a 32 letras, dígitos y guiones',
  },
  'coupon_desk.off': { en: 'Discount', es: 'Descuento' },
  'coupon_desk.uses': { en: 'Uses', es: 'Usos' },
  'coupon_desk.uses_of': { en: '{{uses}} of {{most}}', es: '{{uses}} de {{most}}' },
  'coupon_desk.until': { en: 'Valid until', es: 'Válido hasta' },
  'coupon_desk.no_end': { en: 'No end date', es: 'Sin fecha de fin' },
  'coupon_desk.action': { en: 'Action', es: 'Acción' },
  'coupon_desk.state.coming': { en: 'Not yet valid', es: 'Aún no es válido' },
  'coupon_desk.state.usable': { en: 'Valid', es: 'Válido' },
  'coupon_desk.state.used_up': { en: 'Used up', es: 'Agotado' },
  'coupon_desk.state.over': { en: 'Ended', es: 'Terminado' },
  'coupon_desk.bearer.platform': { en: '{{brand}} pays for it', es: 'Lo paga {{brand}}' },
  'coupon_desk.bearer.owner': { en: 'The owner pays for it', es: 'Lo paga el propietario' },
  'coupon_desk.paid_by': { en: 'Paid by', es: 'Pagado por' },
  'coupon_desk.kind': { en: 'Type of discount', es: 'Tipo de descuento' },
  'coupon_desk.kind.percent': {
    en: 'Percentage of the nightly price',
    es: 'Porcentaje del precio de las noches',
  },
  'coupon_desk.kind.amount': { en: 'Amount', es: 'Monto' },
  'coupon_desk.min_amount': {
    en: 'Minimum total for nights',
    es: 'Precio mínimo de las noches en total',
  },
  'coupon_desk.most_uses': { en: 'Maximum uses in total', es: 'Usos permitidos en total' },
  'coupon_desk.effect': {
    en: 'Each guest can use it once, as soon as you create it. Ending it later doesn’t affect bookings that already use it.',
    es: 'Los huéspedes pueden usarlo al pagar en cuanto lo cree, una vez cada uno. Si lo desactiva después, las reservas que ya lo tienen no cambian.',
  },
  'coupon_desk.error.code': {
    en: 'Enter 4 to 32 letters, digits or hyphens',
    es: 'Ingrese de 4 a 32 letras, dígitos o guiones',
  },
  'coupon_desk.error.value': {
    en: 'Enter 0.1 to 90 percent, or at least $1.00',
    es: 'Ingrese de 0.1 a 90 por ciento, o al menos $1.00',
  },
  'coupon_desk.error.minAmount': {
    en: 'Enter more than the amount of the coupon',
    es: 'Ingrese más que el monto del cupón',
  },
  'coupon_desk.error.mostUses': { en: 'Enter a whole number', es: 'Ingrese un número entero' },
  'coupon_desk.not_added': { en: 'We couldn’t create the coupon', es: 'No pudimos crear el cupón' },
  'coupon_desk.added': { en: 'Created: {{code}}', es: 'Creado: {{code}}' },
  'coupon_desk.end': { en: 'End coupon', es: 'Desactivar cupón' },
  'coupon_desk.end_code': { en: 'End coupon {{code}}', es: 'Desactivar cupón {{code}}' },
  'coupon_desk.end_title': { en: 'End {{code}}?', es: '¿Desactivar {{code}}?' },
  'coupon_desk.end_effect': {
    en: 'New bookings can’t use it from now on. Bookings and holds that already use it aren’t affected.',
    es: 'Las reservas nuevas ya no podrán usarlo. Las reservas y fechas apartadas que ya lo usan no cambian.',
  },
  'coupon_desk.keep': { en: 'Keep coupon', es: 'Conservar cupón' },
  'coupon_desk.ended': { en: 'Ended: {{code}}', es: 'Desactivado: {{code}}' },
} satisfies Texts
