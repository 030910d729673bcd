import type { paymentsTexts as english } from '../en/payments.ts'

export const paymentsTexts: Record<keyof typeof english, string> = {
  'payments.card.holder': 'Nombre del titular',
  'payments.card.holder_required': 'El nombre del titular es obligatorio',
  'payments.card.frame': 'Número, vencimiento y código de seguridad de la tarjeta',
  'payments.card.check_fields': 'Revise lo que está marcado en los campos de la tarjeta.',
  'payments.bank.title': 'Confirme con su banco',
  'payments.stays.charge': 'Un pago con tarjeta aún no ha terminado. Espere primero a que termine.',
  'payments.failure.card_declined': 'Su banco rechazó la tarjeta.',
  'payments.failure.insufficient_funds': 'No hay saldo suficiente en esta tarjeta.',
  'payments.failure.expired_card': 'Esta tarjeta ha vencido.',
  'payments.failure.incorrect_cvc': 'El código de seguridad no es correcto.',
  'payments.failure.incorrect_number': 'El número de la tarjeta no es correcto.',
  'payments.failure.authentication_failed': 'Su banco no pudo confirmar que era usted.',
  'payments.failure.processing_error':
    'El banco tuvo un problema. Inténtelo de nuevo en un momento.',
  'payments.failure.card_invalid': 'Esta tarjeta no puede usarse aquí.',
  'payments.failure.abandoned': 'El pago no se completó a tiempo.',
}
