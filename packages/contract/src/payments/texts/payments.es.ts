import type { paymentsTexts as english } from './payments.en.ts'

export const paymentsTexts: Record<keyof typeof english, string> = {
  'payments.card.holder': 'Nombre del titular',
  'payments.card.holder_required': 'El nombre del titular es obligatorio',
  'payments.card.frame': 'Número, vencimiento y código de seguridad de la tarjeta',
  'payments.card.check_fields': 'Revise los datos marcados de la tarjeta.',
  'payments.express.label': 'Pago exprés',
  'payments.express.or': 'O pague con tarjeta',
  'payments.express.test': '{{wallet}} (prueba)',
  'payments.bank.title': 'Confirme con su banco',
  'payments.deletion_blocked.charge': 'Un pago con tarjeta sigue en proceso. Espere a que termine.',
  'payments.failure.card_declined': 'Su banco rechazó la tarjeta.',
  'payments.failure.insufficient_funds': 'La tarjeta no tiene fondos suficientes.',
  'payments.failure.expired_card': 'Esta tarjeta está vencida.',
  'payments.failure.incorrect_cvc': 'El código de seguridad no es correcto.',
  'payments.failure.incorrect_number': 'El número de la tarjeta no es correcto.',
  'payments.failure.authentication_failed': 'Su banco no pudo verificar su identidad.',
  'payments.failure.processing_error':
    'Su banco no pudo procesar el pago. Inténtelo de nuevo en un momento.',
  'payments.failure.card_invalid': 'No podemos aceptar esta tarjeta.',
  'payments.failure.abandoned': 'El pago no se completó a tiempo.',
}
