import { partPaymentProblems } from './part-payment-problems.ts'
import { stayTimeProblems } from './stay-time-problems.ts'

export const adminBookingProblems = {
  ...partPaymentProblems,
  ...stayTimeProblems,
  'booking.refund_exceeds': {
    status: 409,
    en: 'This is more than what’s left to refund for this part of the price.',
    es: 'Es más de lo que queda por reembolsar de esta parte del precio.',
  },
  'booking.change_unpaid': {
    status: 409,
    en: 'The guest’s wallet doesn’t cover the difference. Ask the guest to change the booking.',
    es: 'La billetera del huésped no cubre la diferencia. Pídale que modifique la reserva.',
  },
  'booking.change_refunds_too_much': {
    status: 409,
    en: 'This change would refund more than an administrator can approve alone. Ask the guest to make it.',
    es: 'Este cambio reembolsa más de lo que una sola persona puede aprobar. Pida al huésped que lo haga.',
  },
} as const
