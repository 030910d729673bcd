import type { Texts } from '#platform/language.ts'

export const paymentsTexts = {
  'payments.closed_title': {
    en: 'Card payments aren’t available yet',
    es: 'Los pagos con tarjeta aún no están disponibles',
  },
  'payments.closed': { en: 'You haven’t been charged.', es: 'No se le cobró nada.' },
  'payments.card.holder': { en: 'Card holder name', es: 'Nombre del titular' },
  'payments.card.holder_required': {
    en: 'Card holder name is required',
    es: 'El nombre del titular es obligatorio',
  },
  'payments.card.frame': {
    en: 'Card number, expiration date and security code',
    es: 'Número, vencimiento y código de seguridad de la tarjeta',
  },
  'payments.card.check_fields': {
    en: 'Check the highlighted card details.',
    es: 'Revise los datos marcados de la tarjeta.',
  },
  'payments.express.label': { en: 'Express checkout', es: 'Pago exprés' },
  'payments.express.or': { en: 'Or pay by card', es: 'O pague con tarjeta' },
  'payments.express.test': { en: '{{wallet}} (test)', es: '{{wallet}} (prueba)' },
  'payments.bank.title': { en: 'Confirm with your bank', es: 'Confirme con su banco' },
  'payments.deletion_blocked.charge': {
    en: 'A card payment is still processing. Please wait until it’s complete.',
    es: 'Un pago con tarjeta sigue en proceso. Espere a que termine.',
  },
  'payments.failure.card_declined': {
    en: 'Your bank declined the card.',
    es: 'Su banco rechazó la tarjeta.',
  },
  'payments.failure.insufficient_funds': {
    en: 'Your card has insufficient funds.',
    es: 'La tarjeta no tiene fondos suficientes.',
  },
  'payments.failure.expired_card': {
    en: 'This card has expired.',
    es: 'Esta tarjeta está vencida.',
  },
  'payments.failure.incorrect_cvc': {
    en: 'The security code is incorrect.',
    es: 'El código de seguridad no es correcto.',
  },
  'payments.failure.incorrect_number': {
    en: 'The card number is incorrect.',
    es: 'El número de la tarjeta no es correcto.',
  },
  'payments.failure.authentication_failed': {
    en: 'Your bank couldn’t verify your identity.',
    es: 'Su banco no pudo verificar su identidad.',
  },
  'payments.failure.processing_error': {
    en: 'Your bank couldn’t process the payment. Try again in a moment.',
    es: 'Su banco no pudo procesar el pago. Inténtelo de nuevo en un momento.',
  },
  'payments.failure.card_invalid': {
    en: 'We can’t accept this card.',
    es: 'No podemos aceptar esta tarjeta.',
  },
  'payments.failure.abandoned': {
    en: 'The payment wasn’t completed in time.',
    es: 'El pago no se completó a tiempo.',
  },
} satisfies Texts
