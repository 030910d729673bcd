import Stripe from 'stripe'
import type { Log } from '#platform/log/log.ts'
import { Problem } from '#platform/problem.ts'
import { inSpan } from '#platform/tracing/tracing.ts'
import { isRejection } from './errors.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** The stand-in listens on a port of this machine; without one the real Stripe is called. */
  standInPort?: number
}

export type Connection = { stripe: Stripe; isStandIn: boolean; log: Log }

export function connectStripe({ secretKey, standInPort }: StripeSettings, log: Log): Connection {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(standInPort ? { protocol: 'http', host: '127.0.0.1', port: standInPort } : {}),
  })
  return { stripe, isStandIn: standInPort !== undefined, log }
}

/** Rejections are for the caller to translate; any other failure of Stripe means it was not reached. */
export async function callStripe<Result>(
  { stripe, log }: Connection,
  subject: { operation: string; chargeId?: string; setupId?: string; refundId?: string },
  call: (stripe: Stripe) => Promise<Result>,
): Promise<Result> {
  try {
    return await inSpan(`cards ${subject.operation}`, 'outgoing', () => call(stripe))
  } catch (error) {
    if (isRejection(error) || !(error instanceof Stripe.errors.StripeError)) throw error
    log.warn({ err: error, ...subject }, 'card processor not reached')
    throw new Problem('payments.unreachable')
  }
}
