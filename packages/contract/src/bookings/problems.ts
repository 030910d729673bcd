import { holdMinutes, quoteMinutes } from '#calendar/hold.ts'
export const bookingsProblems = {
  'booking.quote_unknown': {
    status: 404,
    en: 'This price is no longer available. Choose your dates again.',
    es: 'Este precio ya no está disponible. Elija sus fechas de nuevo.',
  },
  'booking.quote_expired': {
    status: 410,
    en: `This price expired after ${quoteMinutes} minutes. Choose your dates again.`,
    es: `Este precio venció a los ${quoteMinutes} minutos. Elija sus fechas de nuevo.`,
  },
  'booking.own_home': {
    status: 409,
    en: 'You own this home. Block the dates instead.',
    es: 'Esta casa es suya. Bloquee las fechas en el calendario.',
  },
  'booking.too_many_holds': {
    status: 409,
    en: 'You already have 3 stays on hold. Complete or release one first.',
    es: 'Ya tiene 3 estancias apartadas. Complete o libere una primero.',
  },
  'booking.dates_taken': {
    status: 409,
    en: 'Some of these dates are no longer available.',
    es: 'Algunas de esas fechas ya no están disponibles.',
  },
  'booking.not_held': {
    status: 409,
    en: 'This booking is no longer awaiting payment.',
    es: 'Esta reserva ya no está pendiente de pago.',
  },
  'booking.hold_expired': {
    status: 410,
    en: `Your ${holdMinutes}-minute hold has expired.`,
    es: `Venció el plazo de ${holdMinutes} minutos y las fechas ya no están apartadas.`,
  },
  'booking.house_rules_unaccepted': {
    status: 409,
    en: 'Please accept the house rules before paying.',
    es: 'Acepte las reglas de la casa antes de pagar.',
  },
  'booking.payment_running': {
    status: 409,
    en: 'A payment for this booking is still being processed. Please wait.',
    es: 'Un pago de esta reserva sigue en proceso. Espere un momento.',
  },
  'booking.offer_gone': {
    status: 409,
    en: 'This offer is no longer available. Your booking hasn’t changed.',
    es: 'Esta oferta ya no está disponible. Su reserva no cambió.',
  },
  'booking.state_refused': {
    status: 409,
    en: 'This isn’t possible for this booking right now.',
    es: 'Esta acción no está disponible para la reserva en este momento.',
  },
  'booking.mark_day_refused': {
    status: 409,
    en: 'You can mark check-ins and check-outs only around the dates of the stay.',
    es: 'Solo puede registrar llegadas y salidas alrededor de las fechas de la estancia.',
  },
  'booking.mark_undo_late': {
    status: 409,
    en: 'You can undo a check-in or check-out only on the day it was marked.',
    es: 'Solo puede deshacer una llegada o una salida el mismo día en que se registró.',
  },
  'booking.mark_followed': {
    status: 409,
    en: 'Undo the check-out first.',
    es: 'Deshaga primero la salida.',
  },
} as const
