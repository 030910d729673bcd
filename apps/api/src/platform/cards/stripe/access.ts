import Stripe from 'stripe'
import { type Connection, callStripe } from './connection.ts'

/** The balance is what every key may read. */
export function checkAccess(connection: Connection): Promise<'live' | 'test' | 'refused'> {
  return callStripe(connection, { operation: 'check access' }, async (stripe) => {
    try {
      const { livemode } = await stripe.balance.retrieve()
      return livemode ? 'live' : 'test'
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAuthenticationError) return 'refused'
      throw error
    }
  })
}
