import { reviewDays } from '#bookings/deadlines.ts'
import type { ServerTexts } from '#platform/language.ts'

export const bookingEmails = {
  'bookings.mail.guest_confirmed.subject': {
    en: 'Booking confirmed: {{home}} ({{reference}})',
    es: 'Reserva confirmada: {{home}} ({{reference}})',
  },
  'bookings.mail.guest_confirmed.heading': {
    en: 'Your stay at {{home}} is confirmed',
    es: 'Su estancia en {{home}} está confirmada',
  },
  'bookings.mail.guest_confirmed.body': {
    en: 'You’re staying in {{place}} from {{checkIn}} to {{checkOut}}: {{nights}}, {{guests}}. You paid {{total}}. Your receipt and a calendar file are attached.',
    es: 'Su estancia en {{place}} es del {{checkIn}} al {{checkOut}}: {{nights}}, {{guests}}. Pagó {{total}}. Adjuntamos su recibo y un archivo de calendario.',
  },
  'bookings.mail.guest_confirmed.button': { en: 'View booking', es: 'Ver reserva' },
  'bookings.mail.guest_changed.subject': {
    en: 'Booking updated: {{home}} ({{reference}})',
    es: 'Reserva actualizada: {{home}} ({{reference}})',
  },
  'bookings.mail.guest_changed.heading': {
    en: 'Your booking has been updated',
    es: 'Su reserva se actualizó',
  },
  'bookings.mail.guest_changed.body': {
    en: 'Your new dates are {{checkIn}} to {{checkOut}}. Your updated receipt and calendar file are attached.',
    es: 'Sus nuevas fechas son del {{checkIn}} al {{checkOut}}. Adjuntamos el recibo y el archivo de calendario actualizados.',
  },
  'bookings.mail.guest_changed.button': { en: 'View booking', es: 'Ver reserva' },
  'bookings.mail.guest_refunded.subject': {
    en: 'Refund from {{brand}}: {{home}} ({{reference}})',
    es: 'Reembolso de {{brand}}: {{home}} ({{reference}})',
  },
  'bookings.mail.guest_refunded.heading': {
    en: 'We refunded part of your payment',
    es: 'Le reembolsamos una parte de su pago',
  },
  'bookings.mail.guest_refunded.body': {
    en: 'We refunded {{back}} for your stay from {{checkIn}} to {{checkOut}}. A refund to a card arrives in 5–10 business days. Your updated receipt is attached.',
    es: 'Le reembolsamos {{back}} por su estancia del {{checkIn}} al {{checkOut}}. Un reembolso a una tarjeta llega en un plazo de 5 a 10 días hábiles. Adjuntamos su recibo actualizado.',
  },
  'bookings.mail.guest_refunded.button': { en: 'View booking', es: 'Ver reserva' },
  'bookings.mail.guest_cancelled.subject': {
    en: 'Booking canceled: {{home}} ({{reference}})',
    es: 'Reserva cancelada: {{home}} ({{reference}})',
  },
  'bookings.mail.guest_cancelled.heading': {
    en: 'Your booking has been canceled',
    es: 'Su reserva se canceló',
  },
  'bookings.mail.guest_cancelled.body': {
    en: 'Your refund is {{back}}. See the attached receipt for details.',
    es: 'Su reembolso es de {{back}}. Consulte los detalles en el recibo adjunto.',
  },
  'bookings.mail.guest_cancelled.button': { en: 'View booking', es: 'Ver reserva' },
  'bookings.mail.guest_cancelled_by_owner.subject': {
    en: 'Booking canceled by the owner: {{home}} ({{reference}})',
    es: 'Reserva cancelada por el propietario: {{home}} ({{reference}})',
  },
  'bookings.mail.guest_cancelled_by_owner.heading': {
    en: 'We’re sorry, your stay was canceled',
    es: 'Lo sentimos, se canceló su estancia',
  },
  'bookings.mail.guest_cancelled_by_owner.body': {
    en: 'The owner of {{home}} had to cancel your stay from {{checkIn}} to {{checkOut}}. You’ll receive a full refund of {{back}}.',
    es: 'El propietario de {{home}} tuvo que cancelar su estancia del {{checkIn}} al {{checkOut}}. Le reembolsaremos el total de {{back}}.',
  },
  'bookings.mail.guest_cancelled_by_owner.alternatives': {
    en: 'These homes are available on your dates:',
    es: 'Estas casas están disponibles en sus fechas:',
  },
  'bookings.mail.guest_cancelled_by_owner.button': {
    en: 'Find another home',
    es: 'Buscar otra casa',
  },
  'bookings.mail.guest_moved.subject': {
    en: 'Booking moved: {{home}} ({{reference}})',
    es: 'Reserva cambiada: {{home}} ({{reference}})',
  },
  'bookings.mail.guest_moved.heading': {
    en: 'You moved from {{home}} to another home',
    es: 'Se cambió de {{home}} a otra casa',
  },
  'bookings.mail.guest_moved.body': {
    en: 'Your stay at {{home}} from {{checkIn}} to {{checkOut}} is canceled. We refunded {{back}} to your wallet and paid for your new booking with it. You’ll get its confirmation in a separate email.',
    es: 'Se canceló su estancia en {{home}} del {{checkIn}} al {{checkOut}}. Reembolsamos {{back}} a su billetera y con ese saldo pagamos su nueva reserva. Recibirá la confirmación en otro correo.',
  },
  'bookings.mail.guest_moved.button': { en: 'View booking', es: 'Ver reserva' },
  'bookings.mail.guest_payment_returned.subject': {
    en: 'We’re refunding your payment for {{home}}',
    es: 'Le reembolsamos su pago de {{home}}',
  },
  'bookings.mail.guest_payment_returned.heading': {
    en: 'Your hold expired before the payment went through',
    es: 'Sus fechas dejaron de estar apartadas antes del pago',
  },
  'bookings.mail.guest_payment_returned.body': {
    en: 'Your payment for {{checkIn}} to {{checkOut}} went through after the hold had expired. We’re refunding {{back}} to your card. You don’t need to do anything.',
    es: 'Su pago por las fechas del {{checkIn}} al {{checkOut}} se procesó cuando ya no estaban apartadas. Le reembolsaremos {{back}} a su tarjeta. No tiene que hacer nada.',
  },
  'bookings.mail.guest_payment_returned.button': {
    en: 'Choose new dates',
    es: 'Elegir otras fechas',
  },
  'bookings.mail.guest_completed.subject': {
    en: 'How was your stay at {{home}}?',
    es: '¿Cómo estuvo su estancia en {{home}}?',
  },
  'bookings.mail.guest_completed.heading': {
    en: 'How was your stay?',
    es: '¿Cómo estuvo su estancia?',
  },
  'bookings.mail.guest_completed.body': {
    en: `Leave a review of {{home}}. We’ll publish it once the owner has reviewed your stay too, or after ${reviewDays} days.`,
    es: `Deje una reseña de {{home}}. La publicaremos cuando el propietario también haya escrito la suya o después de ${reviewDays} días.`,
  },
  'bookings.mail.guest_completed.button': { en: 'Write a review', es: 'Escribir una reseña' },
  'bookings.mail.owner_confirmed.subject': {
    en: 'New booking: {{home}}, {{guest}} ({{reference}})',
    es: 'Nueva reserva: {{home}}, {{guest}} ({{reference}})',
  },
  'bookings.mail.owner_confirmed.heading': {
    en: 'New booking for {{home}}',
    es: 'Nueva reserva en {{home}}',
  },
  'bookings.mail.owner_confirmed.body': {
    en: '{{guest}} will stay from {{checkIn}} to {{checkOut}}. Guests: {{count}}.',
    es: '{{guest}} se hospedará del {{checkIn}} al {{checkOut}}. Huéspedes: {{count}}.',
  },
  'bookings.mail.owner_confirmed.button': { en: 'View bookings', es: 'Ver reservas' },
  'bookings.mail.owner_changed.subject': {
    en: 'Booking updated: {{home}}, {{guest}}',
    es: 'Reserva actualizada: {{home}}, {{guest}}',
  },
  'bookings.mail.owner_changed.heading': {
    en: 'A booking has been updated',
    es: 'Se actualizó una reserva',
  },
  'bookings.mail.owner_changed.body': {
    en: '{{guest}} will now stay from {{checkIn}} to {{checkOut}}. Guests: {{count}} ({{reference}}).',
    es: 'Ahora {{guest}} se hospedará del {{checkIn}} al {{checkOut}}. Huéspedes: {{count}} ({{reference}}).',
  },
  'bookings.mail.owner_changed.button': { en: 'View bookings', es: 'Ver reservas' },
  'bookings.mail.owner_refunded.subject': {
    en: 'Guest refunded: {{home}}, {{guest}}',
    es: 'Reembolso al huésped: {{home}}, {{guest}}',
  },
  'bookings.mail.owner_refunded.heading': {
    en: 'We refunded part of a booking',
    es: 'Reembolsamos una parte de una reserva',
  },
  'bookings.mail.owner_refunded.body': {
    en: 'We refunded {{back}} to {{guest}} for the stay from {{checkIn}} to {{checkOut}} ({{reference}}). Your earnings from this stay are now:',
    es: 'Reembolsamos {{back}} a {{guest}} por la estancia del {{checkIn}} al {{checkOut}} ({{reference}}). Sus ingresos por esta estancia ahora son:',
  },
  'bookings.mail.owner_refunded.button': { en: 'View bookings', es: 'Ver reservas' },
  'bookings.mail.owner_cancelled.subject': {
    en: 'Booking canceled: {{home}}, {{guest}}',
    es: 'Reserva cancelada: {{home}}, {{guest}}',
  },
  'bookings.mail.owner_cancelled.heading': {
    en: 'A booking has been canceled',
    es: 'Se canceló una reserva',
  },
  'bookings.mail.owner_cancelled.body': {
    en: 'The dates from {{checkIn}} to {{checkOut}} are available again ({{reference}}).',
    es: 'Las fechas del {{checkIn}} al {{checkOut}} están disponibles de nuevo ({{reference}}).',
  },
  'bookings.mail.owner_cancelled.button': { en: 'View bookings', es: 'Ver reservas' },
  'bookings.email_after': { en: 'after {{time}}', es: 'a partir de las {{time}}' },
  'bookings.email_by': { en: 'by {{time}}', es: 'hasta las {{time}}' },
  'bookings.mail.id_title': {
    en: 'Main host ID needed before check-in',
    es: 'Falta la identificación del huésped principal',
  },
  'bookings.mail.instructions': {
    en: 'You’ll find the check-in instructions in your booking.',
    es: 'Encontrará las instrucciones de llegada en su reserva.',
  },
  'bookings.mail.payment': { en: 'Payment', es: 'Pago' },
  'bookings.mail.comments': {
    en: 'Note from the guest: “{{comments}}”',
    es: 'Nota del huésped: “{{comments}}”',
  },
  'bookings.mail.earning': { en: 'Your earnings', es: 'Sus ingresos' },
  'bookings.mail.host_id_accepted.subject': {
    en: 'ID accepted: {{home}} ({{reference}})',
    es: 'Identificación aceptada: {{home}} ({{reference}})',
  },
  'bookings.mail.host_id_accepted.heading': {
    en: 'Your ID was accepted',
    es: 'Aceptamos su identificación',
  },
  'bookings.mail.host_id_accepted.body': {
    en: 'The main host’s ID for your stay at {{home}} was accepted. There’s nothing else to do.',
    es: 'Se aceptó la identificación del huésped principal para su estancia en {{home}}. No tiene que hacer nada más.',
  },
  'bookings.mail.host_id_accepted.button': { en: 'View booking', es: 'Ver reserva' },
  'bookings.mail.host_id_rejected.subject': {
    en: 'New ID needed: {{home}} ({{reference}})',
    es: 'Se necesita otra identificación: {{home}} ({{reference}})',
  },
  'bookings.mail.host_id_rejected.heading': {
    en: 'We need another photo of your ID',
    es: 'Necesitamos otra foto de su identificación',
  },
  'bookings.mail.host_id_rejected.body': {
    en: 'The main host’s ID for your stay at {{home}} wasn’t accepted. Upload another photo before check-in. Your booking stays confirmed.',
    es: 'No se aceptó la identificación del huésped principal para su estancia en {{home}}. Suba otra foto antes de la llegada. Su reserva sigue confirmada.',
  },
  'bookings.mail.host_id_rejected.reason': { en: 'Reason: {{reason}}', es: 'Motivo: {{reason}}' },
  'bookings.mail.host_id_rejected.button': { en: 'Upload ID', es: 'Subir identificación' },
} satisfies ServerTexts
