import { reviewDays } from '#bookings/deadlines.ts'
export const reviewsProblems = {
  'reviews.already_written': {
    status: 409,
    en: 'You’ve already reviewed this stay.',
    es: 'Ya escribió una reseña de esta estancia.',
  },
  'reviews.not_yet': {
    status: 409,
    en: 'You can review this stay after check-out.',
    es: 'Podrá escribir una reseña después de la salida.',
  },
  'reviews.too_late': {
    status: 409,
    en: `Reviews close ${reviewDays} days after check-out.`,
    es: `Las reseñas se cierran ${reviewDays} días después de la salida.`,
  },
} as const
