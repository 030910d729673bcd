import Stripe from 'stripe'
import type { Log } from '#platform/log/log.ts'
import { connectStripe, type StripeSettings } from './connection.ts'

type Endpoint = { isOn: boolean; missingEvents: string[] }

/** What Stripe says about the account of a key, and about the webhook at an address. */
export type Inspection =
  | { outcome: 'refused' | 'unreachable'; failure: string }
  | {
      outcome: 'found'
      account: string
      takesCharges: boolean
      endpoint: Endpoint | undefined
    }

/** The kinds of events that this adapter handles. */
const eventFamilies = [
  'payment_intent.',
  'setup_intent.',
  'refund.',
  'payout.',
  'charge.dispute.',
  'radar.early_fraud_warning.',
]

export async function inspectStripe(
  settings: Pick<StripeSettings, 'secretKey' | 'standInPort'>,
  webhookUrl: string,
  log: Log,
): Promise<Inspection> {
  const { stripe } = connectStripe({ ...settings, webhookSecret: '' }, log)
  try {
    const { id, country, charges_enabled, business_profile } =
      await stripe.accounts.retrieveCurrent()
    const endpoints = await stripe.webhookEndpoints.list({ limit: 100 })
    const endpoint = endpoints.data.find(({ url }) => url === webhookUrl)
    return {
      outcome: 'found',
      account: [business_profile?.name ?? id, country].filter(Boolean).join(', '),
      takesCharges: charges_enabled,
      endpoint: endpoint && {
        isOn: endpoint.status === 'enabled',
        missingEvents: missingIn(endpoint.enabled_events),
      },
    }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const isRefused = error.statusCode !== undefined && error.statusCode < 500
    return { outcome: isRefused ? 'refused' : 'unreachable', failure: error.code ?? error.type }
  }
}

function missingIn(enabled: readonly string[]): string[] {
  if (enabled.includes('*')) return []
  const isMissing = (family: string) => !enabled.some((event) => event.startsWith(family))
  return eventFamilies.filter(isMissing).map((family) => `${family}*`)
}
