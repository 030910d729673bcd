import type { ServerTexts } from '#platform/language.ts'

export const adminReviewEmailTexts = {
  'reviews.mail.hidden_author.subject': {
    en: 'Your review was hidden: {{home}}',
    es: 'Ocultamos su reseña: {{home}}',
  },
  'reviews.mail.hidden_author.heading': { en: 'We hid your review', es: 'Ocultamos su reseña' },
  'reviews.mail.hidden_author.body': {
    en: 'Your review of {{home}} is no longer shown. Reason: {{reason}} Reply to this email if you disagree.',
    es: 'Su reseña de {{home}} ya no se muestra. Motivo: {{reason}} Responda a este correo si no está de acuerdo.',
  },
  'reviews.mail.hidden_owner.subject': {
    en: 'Review hidden: {{home}}',
    es: 'Reseña oculta: {{home}}',
  },
  'reviews.mail.hidden_owner.heading': {
    en: 'We hid a review of your home',
    es: 'Ocultamos una reseña de su casa',
  },
  'reviews.mail.hidden_owner.body': {
    en: 'A review of {{home}} is no longer shown and doesn’t count toward the rating. Reason: {{reason}}',
    es: 'Una reseña de {{home}} ya no se muestra ni cuenta en la calificación. Motivo: {{reason}}',
  },
  'reviews.mail.shown_author.subject': {
    en: 'Your review was restored: {{home}}',
    es: 'Su reseña se muestra de nuevo: {{home}}',
  },
  'reviews.mail.shown_author.heading': {
    en: 'We restored your review',
    es: 'Su reseña se muestra de nuevo',
  },
  'reviews.mail.shown_author.body': {
    en: 'Your review of {{home}} is visible again. Reason: {{reason}}',
    es: 'Su reseña de {{home}} se muestra de nuevo. Motivo: {{reason}}',
  },
  'reviews.mail.shown_owner.subject': {
    en: 'Review restored: {{home}}',
    es: 'Reseña visible de nuevo: {{home}}',
  },
  'reviews.mail.shown_owner.heading': {
    en: 'We restored a review of your home',
    es: 'Una reseña de su casa se muestra de nuevo',
  },
  'reviews.mail.shown_owner.body': {
    en: 'A review of {{home}} is visible again and counts toward the rating. Reason: {{reason}}',
    es: 'Una reseña de {{home}} se muestra de nuevo y cuenta en la calificación. Motivo: {{reason}}',
  },
  'reviews.mail.button': { en: 'View home', es: 'Ver casa' },
} satisfies ServerTexts
