import { z } from 'zod'

/** Integer cents, with the currency of the row that they come from. */
export const Money = z.object({ amount: z.int(), currency: z.literal('USD') })
export type Money = z.infer<typeof Money>
export type Currency = Money['currency']

/** An amount of a row, in the row's currency. */
export function moneyIn({ currency }: { currency: Currency }, amount: number): Money {
  return { amount, currency }
}

export function usd(amount: number): Money {
  return { amount, currency: 'USD' }
}
