import type { Texts } from '#platform/language.ts'

export const emailKindTexts = {
  'emails.kind.booking.confirmed': { en: 'Booking confirmed', es: 'Reserva confirmada' },
  'emails.kind.booking.changed': { en: 'Booking updated', es: 'Reserva modificada' },
  'emails.kind.booking.cancelled': { en: 'Booking canceled', es: 'Reserva cancelada' },
  'emails.kind.booking.refunded': { en: 'Refund for a booking', es: 'Reembolso de una reserva' },
  'emails.kind.booking.payment_returned': {
    en: 'Payment returned: dates taken',
    es: 'Pago reembolsado: fechas ocupadas',
  },
  'emails.kind.booking.completed': { en: 'Review request', es: 'Solicitud de reseña' },
  'emails.kind.booking.home_offered': { en: 'Other home offered', es: 'Oferta de otra casa' },
  'emails.kind.booking.home_offer_answered': {
    en: 'Answer to an offered home',
    es: 'Respuesta a la oferta de otra casa',
  },
  'emails.kind.booking.rest_due_soon': {
    en: 'Remaining payment due soon',
    es: 'Pago restante próximo',
  },
  'emails.kind.booking.rest_declined': {
    en: 'Remaining payment declined',
    es: 'Pago restante rechazado',
  },
  'emails.kind.booking.rest_paid': { en: 'Remaining payment made', es: 'Pago restante hecho' },
  'emails.kind.channels.conflict_raised': {
    en: 'Conflict between calendars',
    es: 'Conflicto entre calendarios',
  },
  'emails.kind.channels.feed_troubled': {
    en: 'Problem with a connected calendar',
    es: 'Problema con un calendario conectado',
  },
  'emails.kind.channels.feed_recovered': {
    en: 'Connected calendar works again',
    es: 'El calendario conectado vuelve a funcionar',
  },
  'emails.kind.co_hosts.invitation_sent': {
    en: 'Co-host invitation',
    es: 'Invitación de coanfitrión',
  },
  'emails.kind.co_hosts.invitation_accepted': {
    en: 'Co-host invitation accepted',
    es: 'Invitación de coanfitrión aceptada',
  },
  'emails.kind.co_hosts.removed': { en: 'Co-host removed', es: 'Coanfitrión eliminado' },
  'emails.kind.agreements.version_added': { en: 'New agreement', es: 'Nuevo contrato' },
  'emails.kind.identity.registered': { en: 'New account', es: 'Cuenta nueva' },
  'emails.kind.identity.confirmation_asked': {
    en: 'Link to confirm an address',
    es: 'Enlace para confirmar un correo',
  },
  'emails.kind.identity.confirmation_link_asked': {
    en: 'Link to confirm and sign in',
    es: 'Enlace para confirmar e iniciar sesión',
  },
  'emails.kind.identity.reset_asked': {
    en: 'Link to reset a password',
    es: 'Enlace para restablecer la contraseña',
  },
  'emails.kind.identity.sign_in_throttled': {
    en: 'Failed sign-in attempts',
    es: 'Intentos fallidos de inicio de sesión',
  },
  'emails.kind.identity.password_changed': { en: 'Password changed', es: 'Contraseña modificada' },
  'emails.kind.identity.password_reset': { en: 'Password reset', es: 'Contraseña restablecida' },
  'emails.kind.identity.second_factor_on': {
    en: 'Two-step sign-in turned on',
    es: 'Verificación en dos pasos activada',
  },
  'emails.kind.identity.second_factor_off': {
    en: 'Two-step sign-in turned off',
    es: 'Verificación en dos pasos desactivada',
  },
  'emails.kind.identity.recovery_code_used': {
    en: 'Recovery code used',
    es: 'Código de recuperación usado',
  },
  'emails.kind.identity.passkey_added': { en: 'Passkey added', es: 'Llave de acceso agregada' },
  'emails.kind.identity.linked': {
    en: 'Google or Apple sign-in added',
    es: 'Inicio de sesión de Google o Apple agregado',
  },
  'emails.kind.identity.email_change_asked': {
    en: 'Email change requested',
    es: 'Cambio de correo solicitado',
  },
  'emails.kind.identity.email_changed': { en: 'Email changed', es: 'Correo modificado' },
  'emails.kind.identity.account_locked': { en: 'Account locked', es: 'Cuenta bloqueada' },
  'emails.kind.identity.account_unlocked': { en: 'Account unlocked', es: 'Cuenta desbloqueada' },
  'emails.kind.identity.acting_started': {
    en: 'Our team is acting for the person',
    es: 'Nuestro equipo actúa en nombre de la persona',
  },
  'emails.kind.identity.host_id_accepted': { en: 'ID verified', es: 'Identificación verificada' },
  'emails.kind.identity.host_id_rejected': { en: 'ID rejected', es: 'Identificación rechazada' },
  'emails.kind.integrations.token_created': { en: 'API token created', es: 'Token de API creado' },
  'emails.kind.integrations.webhook_disabled': {
    en: 'Webhook turned off',
    es: 'Webhook desactivado',
  },
  'emails.kind.owners.application_sent': {
    en: 'Owner application received',
    es: 'Solicitud de propietario recibida',
  },
  'emails.kind.owners.application_approved': {
    en: 'Owner application approved',
    es: 'Solicitud de propietario aprobada',
  },
  'emails.kind.owners.application_rejected': {
    en: 'Owner application not approved',
    es: 'Solicitud de propietario no aprobada',
  },
  'emails.kind.owners.expense_recorded': {
    en: 'Expense paid on the owner’s behalf',
    es: 'Gasto pagado en nombre del propietario',
  },
  'emails.kind.owners.expense_voided': { en: 'Expense voided', es: 'Gasto anulado' },
  'emails.kind.owners.expense_requested': { en: 'Expense to approve', es: 'Gasto por aprobar' },
  'emails.kind.owners.expense_declined': { en: 'Expense declined', es: 'Gasto rechazado' },
  'emails.kind.owners.payout_skipped': { en: 'Payout on hold', es: 'Pago al propietario retenido' },
  'emails.kind.owners.statement_requested': {
    en: 'Statement requested',
    es: 'Estado de cuenta solicitado',
  },
  'emails.kind.payments.charge_returned': { en: 'Payment returned', es: 'Pago reembolsado' },
  'emails.kind.payments.gift_card_bought': {
    en: 'Gift card bought',
    es: 'Tarjeta de regalo comprada',
  },
  'emails.kind.payments.gift_card': { en: 'Gift card', es: 'Tarjeta de regalo' },
  'emails.kind.payments.gift_card_redeemed': {
    en: 'Gift card redeemed',
    es: 'Tarjeta de regalo canjeada',
  },
  'emails.kind.payments.gift_card_refunded': {
    en: 'Gift card refunded',
    es: 'Tarjeta de regalo reembolsada',
  },
  'emails.kind.reviews.hidden': { en: 'Review hidden', es: 'Reseña oculta' },
  'emails.kind.reviews.shown': { en: 'Review shown again', es: 'Reseña visible de nuevo' },
  'emails.kind.search.matched': {
    en: 'Saved search: new match',
    es: 'Búsqueda guardada: nueva coincidencia',
  },
  'emails.kind.suites.correction_asked': {
    en: 'License correction needed',
    es: 'Corrección de licencia necesaria',
  },
  'emails.kind.suites.taken_off': {
    en: 'Home unpublished by our team',
    es: 'Casa retirada por nuestro equipo',
  },
  'emails.kind.suites.license_lapsed': {
    en: 'Home unpublished: license expired',
    es: 'Casa retirada: licencia vencida',
  },
  'emails.kind.wallet.withdrawal_sent': { en: 'Payout sent', es: 'Pago al propietario enviado' },
  'emails.kind.wallet.withdrawal_rejected': {
    en: 'Payout rejected',
    es: 'Pago al propietario rechazado',
  },
  'emails.kind.wallet.withdrawal_returned': {
    en: 'Payout returned by the bank',
    es: 'Pago al propietario devuelto por el banco',
  },
  'emails.kind.hours_answered': {
    en: 'Answer about check-in and check-out times',
    es: 'Respuesta sobre horas de llegada y salida',
  },
  'emails.kind.hours_requested': {
    en: 'Request for other check-in or check-out times',
    es: 'Solicitud de otra hora de llegada o salida',
  },
  'emails.kind.arriving_tomorrow': { en: 'Check-in tomorrow', es: 'Llegada mañana' },
  'emails.kind.arrival_today': { en: 'Check-in today', es: 'Llegada hoy' },
  'emails.kind.review_received': { en: 'Review from an owner', es: 'Reseña de un propietario' },
  'emails.kind.home_reviewed': { en: 'Review of a home', es: 'Reseña de una casa' },
  'emails.kind.favorite_changed': { en: 'Favorite changed', es: 'Cambio en un favorito' },
  'emails.kind.id_to_review': { en: 'ID to review', es: 'Identificación por revisar' },
  'emails.kind.license_expiring': { en: 'License expiring', es: 'Licencia por vencer' },
  'emails.kind.license_accepted': { en: 'License verified', es: 'Licencia verificada' },
  'emails.kind.message': { en: 'New message', es: 'Mensaje nuevo' },
  'emails.kind.deposit_credited': { en: 'Deposit added', es: 'Depósito agregado' },
  'emails.kind.deposit_failed': { en: 'Deposit failed', es: 'Depósito fallido' },
  'emails.kind.refund_failed': { en: 'Card refund failed', es: 'Reembolso a tarjeta fallido' },
  'emails.kind.withdrawal_updated': { en: 'Withdrawal updated', es: 'Retiro actualizado' },
  'emails.kind.statement_ready': { en: 'Statement ready', es: 'Estado de cuenta listo' },
} satisfies Texts
