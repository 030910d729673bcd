export const paymentsProblems = {
  'payments.fields_missing': {
    status: 400,
    en: 'Please complete all required fields',
    es: 'Complete todos los campos obligatorios',
  },
  'payments.method_missing': {
    status: 409,
    en: 'Choose a payment method.',
    es: 'Elija un método de pago.',
  },
  'payments.too_many_cards': {
    status: 409,
    en: 'You’ve reached the card limit. Remove a card to add another.',
    es: 'Llegó al límite de tarjetas. Elimine una para agregar otra.',
  },
  'payments.card_refused': {
    status: 402,
    en: 'Error saving card',
    es: 'Error al guardar la tarjeta',
  },
  'payments.card_not_saved': {
    status: 500,
    en: 'Error saving card',
    es: 'Error al guardar la tarjeta',
  },
  'payments.methods_not_loaded': {
    status: 500,
    en: 'Error fetching payment methods',
    es: 'Error al obtener los métodos de pago',
  },
  'payments.return_url_refused': {
    status: 400,
    en: 'The return address must be a page of this site. You haven’t been charged.',
    es: 'La dirección de regreso debe ser una página de este sitio. No se hizo ningún cargo.',
  },
  'payments.unreachable': {
    status: 503,
    en: 'We couldn’t reach our payment processor. Please try again. You won’t be charged twice.',
    es: 'No pudimos comunicarnos con el procesador de pagos. Inténtelo de nuevo. No se le cobrará dos veces.',
  },
  'payments.refund_exceeds': {
    status: 409,
    en: 'This is more than the amount left to refund.',
    es: 'Supera el monto que queda por reembolsar.',
  },
  'payments.not_charged': {
    status: 409,
    en: 'This card was not charged.',
    es: 'No se cobró nada a esta tarjeta.',
  },
  'payments.dispute_closed': {
    status: 409,
    en: 'This dispute no longer takes an answer.',
    es: 'Esta disputa ya no admite una respuesta.',
  },
  'payments.evidence_too_long': {
    status: 400,
    en: 'The texts for the bank are too long together. Shorten them to 150,000 characters.',
    es: 'Los textos para el banco son demasiado largos en conjunto. Redúzcalos a 150,000 caracteres.',
  },
  'payments.signature_refused': {
    status: 400,
    en: 'The signature isn’t valid.',
    es: 'La firma no es válida.',
  },
} as const
