export const partPaymentProblems = {
  'booking.part_not_offered': {
    status: 409,
    en: 'This booking can’t be paid in two parts. Pay the full amount with a card.',
    es: 'Esta reserva no se puede pagar en dos partes. Pague el monto total con una tarjeta.',
  },
  'booking.amount_changed': {
    status: 409,
    en: 'The amount has changed. You haven’t been charged. Check it and pay again.',
    es: 'El monto cambió. No se le hizo ningún cargo. Revíselo y pague de nuevo.',
  },
  'booking.rest_unpaid': {
    status: 409,
    en: 'Part of this booking is still unpaid. Pay the remaining amount first.',
    es: 'Una parte de esta reserva está sin pagar. Pague primero el resto.',
  },
} as const
