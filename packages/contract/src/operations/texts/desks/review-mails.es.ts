import type { reviewDeskEmailTexts as english } from './review-mails.en.ts'

export const reviewDeskEmailTexts: Record<keyof typeof english, string> = {
  'reviews.mail.hidden_author.subject': 'Ocultamos su reseña: {{home}}',
  'reviews.mail.hidden_author.heading': 'Ocultamos su reseña',
  'reviews.mail.hidden_author.body':
    'Su reseña de {{home}} ya no se muestra. Motivo: {{reason}} Responda a este correo si no está de acuerdo.',
  'reviews.mail.hidden_owner.subject': 'Reseña oculta: {{home}}',
  'reviews.mail.hidden_owner.heading': 'Ocultamos una reseña de su casa',
  'reviews.mail.hidden_owner.body':
    'Una reseña de {{home}} ya no se muestra ni cuenta en la calificación. Motivo: {{reason}}',
  'reviews.mail.shown_author.subject': 'Su reseña se muestra de nuevo: {{home}}',
  'reviews.mail.shown_author.heading': 'Su reseña se muestra de nuevo',
  'reviews.mail.shown_author.body': 'Su reseña de {{home}} se muestra de nuevo. Motivo: {{reason}}',
  'reviews.mail.shown_owner.subject': 'Reseña visible de nuevo: {{home}}',
  'reviews.mail.shown_owner.heading': 'Una reseña de su casa se muestra de nuevo',
  'reviews.mail.shown_owner.body':
    'Una reseña de {{home}} se muestra de nuevo y cuenta en la calificación. Motivo: {{reason}}',
  'reviews.mail.button': 'Ver casa',
}
