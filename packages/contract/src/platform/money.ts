import { z } from 'zod'

/** Integer cents of US dollars. */
export const Money = z.object({ amount: z.int(), currency: z.literal('USD') })
export type Money = z.infer<typeof Money>

export function usd(amount: number): Money {
  return { amount, currency: 'USD' }
}
