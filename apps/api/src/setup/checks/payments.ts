import type { SetupFinding } from '@marea/contract/setup/steps.ts'
import { inspectCards } from '#platform/cards/inspect.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Settings } from '#setup/steps/steps.ts'
import { bad, good, warn } from './findings.ts'

/** Asks the account of the keys; no card is charged. */
export async function checkPayments(ctx: Ctx, settings: Settings): Promise<SetupFinding[]> {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '' } =
    settings
  const isLive = secretKey.startsWith('sk_live_')
  if (isLive !== publishableKey.startsWith('pk_live_')) return [bad('stripe_modes_differ')]
  const webhookUrl = webhookUrlOf(ctx)
  const standInPort = ctx.ports.cards.standIn?.port
  const found = await inspectCards({ secretKey, webhookUrl, standInPort }, ctx.log)
  if (found.outcome !== 'found') return [bad(`stripe_${found.outcome}`, found.failure)]
  return [
    good('stripe_account', found.account),
    isLive ? good('stripe_live') : warn('stripe_test'),
    ...(found.takesCharges ? [] : [warn('stripe_charges_off')]),
    webhookFinding(found.endpoint, webhookUrl),
  ]
}

function webhookUrlOf({ config, ports }: Ctx): string {
  const base = config.apiUrl ?? `${config.publicUrl.replace(/\/+$/, '')}/api`
  return `${base.replace(/\/+$/, '')}${ports.cards.webhook.path}`
}

type Endpoint = { isOn: boolean; missingEvents: string[] }

function webhookFinding(endpoint: Endpoint | undefined, url: string): SetupFinding {
  if (!endpoint) return bad('webhook_missing', url)
  if (!endpoint.isOn) return bad('webhook_off', url)
  const missing = endpoint.missingEvents.join(', ')
  return missing ? bad('webhook_events_missing', missing) : good('webhook_registered', url)
}
