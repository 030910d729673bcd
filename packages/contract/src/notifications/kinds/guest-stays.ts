import { z } from 'zod'
import { normal, quiet, urgent } from '#notifications/channels.ts'
import { defineKind } from '#notifications/kind.ts'
import { bookingPath, Stay } from '#notifications/stay-facts.ts'

export const guestStayKinds = {
  arriving_tomorrow: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: urgent,
    email: 'generic',
    icon: 'key',
    after: 'calendar',
    facts: Stay.extend({ time: z.string() }),
    path: bookingPath,
    label: { en: 'Check-in tomorrow', es: 'Llegada mañana' },
    words: {
      title: { en: 'Check-in tomorrow: {{home}}', es: 'Mañana es su llegada: {{home}}' },
      body: {
        en: '{{dates}}. Check-in starts at {{time}}. The address and instructions are in your booking.',
        es: '{{dates}}. La llegada es a partir de las {{time}}. La dirección y las instrucciones están en su reserva.',
      },
    },
    action: { en: 'View check-in instructions', es: 'Ver instrucciones de llegada' },
  }),
  id_accepted: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: urgent,
    email: 'own',
    icon: 'user',
    after: ['identity.host_id_accepted'],
    facts: Stay,
    path: bookingPath,
    label: { en: 'ID verified', es: 'Identificación verificada' },
    words: {
      title: { en: 'Main host ID verified: {{home}}', es: 'Identificación verificada: {{home}}' },
      body: {
        en: 'You’re all set for check-in: {{dates}}',
        es: 'Todo está listo para su llegada: {{dates}}',
      },
    },
    action: { en: 'View booking', es: 'Ver reserva' },
  }),
  id_rejected: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: urgent,
    email: 'own',
    icon: 'user',
    after: ['identity.host_id_rejected'],
    facts: Stay,
    path: bookingPath,
    label: { en: 'ID rejected', es: 'Identificación rechazada' },
    words: {
      title: {
        en: 'We couldn’t accept the main host ID: {{home}}',
        es: 'No pudimos aceptar la identificación: {{home}}',
      },
      body: {
        en: 'Upload another photo before your {{dates}} stay.',
        es: 'Suba otra foto antes de su estancia del {{dates}}.',
      },
    },
    action: { en: 'Upload ID', es: 'Subir identificación' },
  }),
  review_requested: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: normal,
    email: 'own',
    icon: 'star',
    after: ['booking.completed'],
    facts: Stay,
    path: bookingPath,
    label: { en: 'Review requested', es: 'Solicitud de reseña' },
    words: {
      title: { en: 'How was your stay at {{home}}?', es: '¿Cómo estuvo su estancia en {{home}}?' },
      body: {
        en: '{{dates}}. You can write a review for 14 days.',
        es: '{{dates}}. Puede escribir una reseña durante 14 días.',
      },
    },
    action: { en: 'Write review', es: 'Escribir reseña' },
  }),
  review_received: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: quiet,
    email: 'generic',
    icon: 'star',
    after: ['reviews.written'],
    facts: Stay.extend({
      /** The number of stars. */
      count: z.int(),
    }),
    path: bookingPath,
    label: { en: 'Review from an owner', es: 'Reseña de un propietario' },
    words: {
      title: {
        en: 'The owner of {{home}} reviewed you',
        es: 'Recibió una reseña del propietario de {{home}}',
      },
      body_one: {
        en: '{{count}} star for your {{dates}} stay',
        es: '{{count}} estrella por su estancia del {{dates}}',
      },
      body_other: {
        en: '{{count}} stars for your {{dates}} stay',
        es: '{{count}} estrellas por su estancia del {{dates}}',
      },
    },
    action: { en: 'View review', es: 'Ver reseña' },
  }),
}
