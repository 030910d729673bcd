import { z } from 'zod'
import { receipt, urgent } from '#notifications/channels.ts'
import { defineKind } from '#notifications/kind.ts'
import { bookingPath, Stay } from '#notifications/stay-facts.ts'

export const guestBookingKinds = {
  booking_confirmed: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: receipt,
    email: 'own',
    icon: 'suitcase',
    after: ['booking.confirmed'],
    facts: Stay.extend({ count: z.int() }),
    path: bookingPath,
    label: { en: 'Booking confirmed', es: 'Reserva confirmada' },
    words: {
      title: { en: 'Booking confirmed: {{home}}', es: 'Reserva confirmada: {{home}}' },
      body_one: {
        en: '{{dates}}, {{count}} guest ({{reference}})',
        es: '{{dates}}, {{count}} huésped ({{reference}})',
      },
      body_other: {
        en: '{{dates}}, {{count}} guests ({{reference}})',
        es: '{{dates}}, {{count}} huéspedes ({{reference}})',
      },
    },
    action: { en: 'View booking', es: 'Ver reserva' },
  }),
  booking_changed: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: receipt,
    email: 'own',
    icon: 'suitcase',
    after: ['booking.changed'],
    facts: Stay.extend({ count: z.int() }),
    path: bookingPath,
    label: { en: 'Booking changed', es: 'Cambio en su reserva' },
    words: {
      title: { en: 'Booking updated: {{home}}', es: 'Reserva actualizada: {{home}}' },
      body_one: {
        en: 'Now {{dates}}, {{count}} guest ({{reference}})',
        es: 'Ahora {{dates}}, {{count}} huésped ({{reference}})',
      },
      body_other: {
        en: 'Now {{dates}}, {{count}} guests ({{reference}})',
        es: 'Ahora {{dates}}, {{count}} huéspedes ({{reference}})',
      },
    },
    action: { en: 'View booking', es: 'Ver reserva' },
  }),
  booking_canceled: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: receipt,
    email: 'own',
    icon: 'suitcase',
    after: ['booking.cancelled'],
    facts: Stay.extend({ state: z.enum(['by_guest', 'by_other']) }),
    path: bookingPath,
    label: { en: 'Booking canceled', es: 'Reserva cancelada' },
    words: {
      by_guest: {
        title: { en: 'Booking canceled: {{home}}', es: 'Reserva cancelada: {{home}}' },
        body: {
          en: 'You canceled your {{dates}} stay ({{reference}}). See your booking for refund details.',
          es: 'Canceló su estancia del {{dates}} ({{reference}}). Consulte los detalles del reembolso en su reserva.',
        },
      },
      by_other: {
        title: {
          en: 'Your stay at {{home}} was canceled',
          es: 'Se canceló su estancia en {{home}}',
        },
        body: {
          en: '{{dates}} ({{reference}}). See your booking for refund details.',
          es: '{{dates}} ({{reference}}). Consulte los detalles del reembolso en su reserva.',
        },
      },
    },
    action: { en: 'View booking', es: 'Ver reserva' },
  }),
  rest_due: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: receipt,
    email: 'own',
    icon: 'card',
    after: ['booking.rest_due_soon', 'booking.rest_declined'],
    facts: Stay.extend({
      amount: z.int(),
      day: z.iso.date(),
      state: z.enum(['due_soon', 'declined']),
    }),
    path: bookingPath,
    label: { en: 'Remaining payment due', es: 'Pago pendiente de una reserva' },
    words: {
      due_soon: {
        title: { en: 'Payment on {{day}}: {{home}}', es: 'Pago el {{day}}: {{home}}' },
        body: {
          en: 'We’ll charge {{amount}} for your {{dates}} stay ({{reference}}).',
          es: 'Cobraremos {{amount}} por su estancia del {{dates}} ({{reference}}).',
        },
      },
      declined: {
        title: { en: 'Payment declined: {{home}}', es: 'Pago rechazado: {{home}}' },
        body: {
          en: 'We couldn’t charge {{amount}} for your {{dates}} stay. Pay by {{day}} to keep your booking.',
          es: 'No pudimos cobrar {{amount}} por su estancia del {{dates}}. Pague a más tardar el {{day}} para conservar su reserva.',
        },
      },
    },
    action: { en: 'View payment', es: 'Ver pago' },
  }),
  hours_answered: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: urgent,
    email: 'generic',
    icon: 'key',
    after: ['booking.hours_approved', 'booking.hours_declined', 'booking.hours_expired'],
    facts: Stay.extend({
      state: z.enum([
        'check_in_approved',
        'check_out_approved',
        'check_in_declined',
        'check_out_declined',
        'check_in_expired',
        'check_out_expired',
      ]),
      time: z.string(),
      /** The reason of the owner who declined. */
      reason: z.string(),
    }),
    path: ({ bookingId }) => `/trip/${bookingId}#hours`,
    label: { en: 'Early check-in and late check-out', es: 'Llegada anticipada y salida tardía' },
    words: {
      check_in_approved: {
        title: {
          en: 'Early check-in approved: {{home}}',
          es: 'Llegada anticipada aprobada: {{home}}',
        },
        body: {
          en: 'Check in from {{time}}. Pay to confirm it: you haven’t been charged.',
          es: 'Hora de llegada aprobada ({{time}}). Pague para confirmarla: no se le ha cobrado.',
        },
      },
      check_out_approved: {
        title: { en: 'Late check-out approved: {{home}}', es: 'Salida tardía aprobada: {{home}}' },
        body: {
          en: 'Check out by {{time}}. Pay to confirm it: you haven’t been charged.',
          es: 'Hora de salida aprobada ({{time}}). Pague para confirmarla: no se le ha cobrado.',
        },
      },
      check_in_declined: {
        title: {
          en: 'Early check-in declined: {{home}}',
          es: 'Llegada anticipada rechazada: {{home}}',
        },
        body: {
          en: 'From {{time}}: “{{reason}}” You weren’t charged.',
          es: 'Hora solicitada ({{time}}): “{{reason}}” No se le cobró.',
        },
      },
      check_out_declined: {
        title: { en: 'Late check-out declined: {{home}}', es: 'Salida tardía rechazada: {{home}}' },
        body: {
          en: 'By {{time}}: “{{reason}}” You weren’t charged.',
          es: 'Hora solicitada ({{time}}): “{{reason}}” No se le cobró.',
        },
      },
      check_in_expired: {
        title: {
          en: 'Early check-in not confirmed: {{home}}',
          es: 'Llegada anticipada sin confirmar: {{home}}',
        },
        body: {
          en: 'Your request for {{time}} expired. You weren’t charged.',
          es: 'Su solicitud ({{time}}) venció. No se le cobró.',
        },
      },
      check_out_expired: {
        title: {
          en: 'Late check-out not confirmed: {{home}}',
          es: 'Salida tardía sin confirmar: {{home}}',
        },
        body: {
          en: 'Your request for {{time}} expired. You weren’t charged.',
          es: 'Su solicitud ({{time}}) venció. No se le cobró.',
        },
      },
    },
    action: { en: 'View stay', es: 'Ver estancia' },
  }),
}
