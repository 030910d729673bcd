import { z } from 'zod'
import { urgent } from '#notifications/channels.ts'
import { defineKind } from '#notifications/kind.ts'
import { HomeStay, hostedPath, toDoPath } from '#notifications/stay-facts.ts'
import { hourSides } from '#suites/listing/home-stay-times.ts'

export const hostedStayKinds = {
  new_booking: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'own',
    icon: 'home',
    after: ['booking.confirmed'],
    facts: HomeStay.extend({ count: z.int(), amount: z.int() }),
    path: hostedPath,
    label: { en: 'New booking', es: 'Nueva reserva' },
    words: {
      title: { en: 'New booking: {{home}}', es: 'Nueva reserva: {{home}}' },
      body_one: {
        en: '{{guest}}, {{dates}}, {{count}} guest. Your payout: {{amount}}',
        es: '{{guest}}, {{dates}}, {{count}} huésped. Su pago: {{amount}}',
      },
      body_other: {
        en: '{{guest}}, {{dates}}, {{count}} guests. Your payout: {{amount}}',
        es: '{{guest}}, {{dates}}, {{count}} huéspedes. Su pago: {{amount}}',
      },
    },
    action: { en: 'View booking', es: 'Ver reserva' },
  }),
  home_booking_changed: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'own',
    icon: 'home',
    after: ['booking.changed'],
    facts: HomeStay.extend({ count: z.int(), amount: z.int() }),
    path: hostedPath,
    label: { en: 'Change to a booking', es: 'Cambio en una reserva' },
    words: {
      title: { en: 'Booking updated: {{home}}', es: 'Reserva actualizada: {{home}}' },
      body_one: {
        en: '{{guest}}, now {{dates}}, {{count}} guest. Your payout: {{amount}}',
        es: '{{guest}}, ahora {{dates}}, {{count}} huésped. Su pago: {{amount}}',
      },
      body_other: {
        en: '{{guest}}, now {{dates}}, {{count}} guests. Your payout: {{amount}}',
        es: '{{guest}}, ahora {{dates}}, {{count}} huéspedes. Su pago: {{amount}}',
      },
    },
    action: { en: 'View booking', es: 'Ver reserva' },
  }),
  home_booking_canceled: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'own',
    icon: 'home',
    after: ['booking.cancelled'],
    facts: HomeStay,
    path: hostedPath,
    label: { en: 'Cancellation', es: 'Cancelación' },
    words: {
      title: { en: 'Booking canceled: {{home}}', es: 'Reserva cancelada: {{home}}' },
      body: {
        en: '{{guest}}, {{dates}} ({{reference}}). These dates are available again.',
        es: '{{guest}}, {{dates}} ({{reference}}). Estas fechas vuelven a estar disponibles.',
      },
    },
    action: { en: 'View booking', es: 'Ver reserva' },
  }),
  hours_requested: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: urgent,
    email: 'generic',
    icon: 'key',
    after: ['booking.hours_requested'],
    facts: HomeStay.extend({
      state: z.enum(hourSides),
      time: z.string(),
      requestId: z.string(),
    }),
    path: ({ requestId }) => toDoPath(`hours:${requestId}`),
    label: {
      en: 'Requests for other check-in and check-out times',
      es: 'Solicitudes de otras horas de llegada y salida',
    },
    words: {
      check_in: {
        title: {
          en: 'Early check-in requested: {{home}}',
          es: 'Solicitud de llegada anticipada: {{home}}',
        },
        body: {
          en: '{{guest}} would like to check in from {{time}} ({{dates}})',
          es: '{{guest}}, {{dates}}. Hora de llegada solicitada: {{time}}',
        },
      },
      check_out: {
        title: {
          en: 'Late check-out requested: {{home}}',
          es: 'Solicitud de salida tardía: {{home}}',
        },
        body: {
          en: '{{guest}} would like to check out by {{time}} ({{dates}})',
          es: '{{guest}}, {{dates}}. Hora de salida solicitada: {{time}}',
        },
      },
    },
    action: { en: 'Review request', es: 'Revisar solicitud' },
  }),
  arrival_today: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: { app: 'on', email: 'off', push: 'on' },
    email: 'generic',
    icon: 'key',
    after: 'calendar',
    facts: HomeStay.extend({ count: z.int(), time: z.string() }),
    path: () => '/property-management/movile-management',
    label: { en: 'Check-in today', es: 'Llegada hoy' },
    words: {
      title: { en: 'Check-in today: {{home}}', es: 'Llegada hoy: {{home}}' },
      body_one: {
        en: '{{guest}}, {{count}} guest, from {{time}}',
        es: '{{guest}}, {{count}} huésped, desde las {{time}}',
      },
      body_other: {
        en: '{{guest}}, {{count}} guests, from {{time}}',
        es: '{{guest}}, {{count}} huéspedes, desde las {{time}}',
      },
    },
    action: { en: 'View today’s stays', es: 'Ver el día' },
  }),
  id_to_review: defineKind({
    audience: 'owner',
    group: 'homes',
    channels: { app: 'always', email: 'off', push: 'on' },
    email: 'generic',
    icon: 'user',
    after: ['identity.host_id_uploaded'],
    facts: HomeStay,
    path: ({ bookingId }) => toDoPath(`host_id:${bookingId}`),
    label: { en: 'ID to review', es: 'Identificación por revisar' },
    words: {
      title: { en: 'Review an ID: {{home}}', es: 'Revise una identificación: {{home}}' },
      body: {
        en: '{{guest}} uploaded the main host ID for {{dates}}',
        es: '{{guest}} subió la identificación para {{dates}}',
      },
    },
    action: { en: 'Review ID', es: 'Revisar identificación' },
  }),
}
