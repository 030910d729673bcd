import type { Texts } from '#platform/language.ts'

export const bookingsTexts = {
  'bookings.deletion_blocked.open': {
    en: 'You have a stay that is upcoming, in progress or not yet paid out.',
    es: 'Tiene una estancia próxima, en curso o aún sin liquidar.',
  },
} satisfies Texts
