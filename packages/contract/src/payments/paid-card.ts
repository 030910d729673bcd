import { z } from 'zod'
import { cardWallets } from './card-name.ts'

/** As much of a card as its holder needs to recognize it. */
export const PaidCard = z.object({
  brand: z.string(),
  lastFour: z.string(),
  /** The wallet that paid with the card; null when its number was entered. */
  wallet: z.enum(cardWallets).nullable(),
})
export type PaidCard = z.infer<typeof PaidCard>
