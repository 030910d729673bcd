import { z } from 'zod'

const favorite = {
  subject: 'user',
  data: z.object({
    suiteId: z.string(),
    before: z.int().nullable(),
    after: z.int().nullable(),
  }),
  audience: [],
} as const

export const favoritesEvents = {
  'favorites.nights_lost': favorite,
  'favorites.nights_back': favorite,
  'favorites.price_changed': favorite,
} as const
