import type { Texts } from '#platform/language.ts'

/** The row of each kind in the settings. */
export const notificationKindTexts = {
  'notifications.kind.booking_confirmed': { en: 'Booking confirmed', es: 'Reserva confirmada' },
  'notifications.kind.booking_changed': { en: 'Booking changed', es: 'Cambio en su reserva' },
  'notifications.kind.booking_canceled': { en: 'Booking canceled', es: 'Reserva cancelada' },
  'notifications.kind.hours_answered': {
    en: 'Early check-in and late check-out',
    es: 'Llegada anticipada y salida tardía',
  },
  'notifications.kind.hours_requested': {
    en: 'Requests for other check-in and check-out times',
    es: 'Solicitudes de otras horas de llegada y salida',
  },
  'notifications.kind.rest_due': {
    en: 'Remaining payment due',
    es: 'Pago pendiente de una reserva',
  },
  'notifications.kind.arriving_tomorrow': { en: 'Check-in tomorrow', es: 'Llegada mañana' },
  'notifications.kind.id_accepted': { en: 'ID verified', es: 'Identificación verificada' },
  'notifications.kind.id_rejected': { en: 'ID rejected', es: 'Identificación rechazada' },
  'notifications.kind.review_requested': { en: 'Review requested', es: 'Solicitud de reseña' },
  'notifications.kind.review_received': {
    en: 'Review from an owner',
    es: 'Reseña de un propietario',
  },
  'notifications.kind.favorite_changed': {
    en: 'Favorites: price and dates',
    es: 'Favoritos: precio y fechas',
  },
  'notifications.kind.search_matched': { en: 'Saved searches', es: 'Búsquedas guardadas' },
  'notifications.kind.new_booking': { en: 'New booking', es: 'Nueva reserva' },
  'notifications.kind.home_booking_changed': {
    en: 'Change to a booking',
    es: 'Cambio en una reserva',
  },
  'notifications.kind.home_booking_canceled': { en: 'Cancellation', es: 'Cancelación' },
  'notifications.kind.arrival_today': { en: 'Check-in today', es: 'Llegada hoy' },
  'notifications.kind.id_to_review': { en: 'ID to review', es: 'Identificación por revisar' },
  'notifications.kind.expense_to_approve': { en: 'Expense to approve', es: 'Gasto por aprobar' },
  'notifications.kind.feed_trouble': {
    en: 'Problem with a connected calendar',
    es: 'Problema con un calendario conectado',
  },
  'notifications.kind.license_expiring': { en: 'License expiring', es: 'Licencia por vencer' },
  'notifications.kind.license_accepted': { en: 'License verified', es: 'Licencia verificada' },
  'notifications.kind.license_correction': {
    en: 'License correction needed',
    es: 'Licencia por corregir',
  },
  'notifications.kind.webhook_disabled': { en: 'Webhook turned off', es: 'Webhook desactivado' },
  'notifications.kind.home_reviewed': { en: 'Review of a home', es: 'Reseña de una casa' },
  'notifications.kind.message': { en: 'New message', es: 'Mensaje nuevo' },
  'notifications.kind.deposit_credited': { en: 'Deposit added', es: 'Depósito agregado' },
  'notifications.kind.deposit_failed': { en: 'Deposit failed', es: 'Depósito fallido' },
  'notifications.kind.withdrawal_updated': { en: 'Withdrawals', es: 'Retiros' },
  'notifications.kind.statement_ready': { en: 'Statement ready', es: 'Estado de cuenta listo' },
  'notifications.kind.payout_sent': { en: 'Payout sent', es: 'Pago enviado' },
} satisfies Texts
