import { z } from 'zod'
import { PaidCard } from '#payments/paid-card.ts'
import { Money } from '#platform/money.ts'

/** Everything at once, or half now and the balance on a later day. */
export const paymentPlans = ['full', 'part'] as const
export type PaymentPlan = (typeof paymentPlans)[number]

/** What is paid now and what is charged to the same card on a day of the home. */
export const PartPlan = z.object({ first: Money, rest: Money, dueOn: z.iso.date() })
export type PartPlan = z.infer<typeof PartPlan>

/** What is still to be paid, until it is paid or the booking is canceled. */
export const BookingBalance = z.object({
  amount: Money,
  paid: Money,
  dueOn: z.iso.date(),
  card: PaidCard,
  /** Why the card was last declined; such as `insufficient_funds`. */
  failure: z.string().nullable(),
  /** The day on which an unpaid booking is canceled. */
  cancelsOn: z.iso.date(),
})
export type BookingBalance = z.infer<typeof BookingBalance>
