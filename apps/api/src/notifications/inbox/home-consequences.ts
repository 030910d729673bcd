import { conceptIn } from '@marea/contract/owners/expense.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { listManagers } from '#suites/co-hosts/managers.ts'
import { type Consequence, tell, userIn } from './consequence.ts'
import { findEndpointUrl, findFeedHome, findHome, findOpenRequest } from './facts-store.ts'
import type { Notice } from './notify.ts'

/** What owners hear of their homes and what is connected to them. */
export const homeConsequences: readonly Consequence[] = [
  {
    kinds: ['expense_to_approve'],
    subscription: { kind: 'owners.expense_requested', follow: tell(ofExpense) },
  },
  {
    kinds: ['feed_trouble'],
    subscription: { kind: 'channels.feed_troubled', follow: tell(ofFeed) },
  },
  {
    kinds: ['license_accepted'],
    subscription: { kind: 'suites.license_accepted', follow: tell(ofAcceptedLicense) },
  },
  {
    kinds: ['license_correction'],
    subscription: { kind: 'suites.correction_asked', follow: tell(ofCorrection) },
  },
  {
    kinds: ['webhook_disabled'],
    subscription: { kind: 'integrations.webhook_disabled', follow: tell(ofWebhook) },
  },
]

/** Nothing if the owner has decided meanwhile. */
async function ofExpense({ db }: Ctx, event: Event<'owners.expense_requested'>): Promise<Notice[]> {
  const requestId = event.subject.replace(/^expense_request:/, '')
  const request = await findOpenRequest(db, requestId)
  if (!request) return []
  const { home, amount, ownerId: recipientId } = request
  const concepts = perLanguage((language) => conceptIn(request, language))
  const facts = { home, amount, requestId, concepts }
  return [{ kind: 'expense_to_approve', facts, recipientId }]
}

async function ofFeed(ctx: Ctx, { data }: Event<'channels.feed_troubled'>): Promise<Notice[]> {
  const found = await findFeedHome(ctx.db, data.feedId)
  if (!found) return []
  const { home, channel } = found
  const managers = await listManagers(ctx, found)
  return managers.map((recipientId) => ({
    kind: 'feed_trouble',
    facts: { home, channel, state: data.trouble },
    recipientId,
  }))
}

async function ofAcceptedLicense(
  { db }: Ctx,
  { subject, data }: Event<'suites.license_accepted'>,
): Promise<Notice[]> {
  const home = await findHome(db, suiteIn(subject))
  if (!home) return []
  const { ownerId: recipientId, license } = data
  return [{ kind: 'license_accepted', facts: { ...home, license }, recipientId }]
}

async function ofCorrection(
  { db }: Ctx,
  { subject, data }: Event<'suites.correction_asked'>,
): Promise<Notice[]> {
  const home = await findHome(db, suiteIn(subject))
  if (!home) return []
  const { ownerId: recipientId, license, reason } = data
  return [{ kind: 'license_correction', facts: { ...home, license, reason }, recipientId }]
}

/** Nothing if the endpoint was removed meanwhile. */
async function ofWebhook(
  { db }: Ctx,
  { subject, data: { endpointId } }: Event<'integrations.webhook_disabled'>,
): Promise<Notice[]> {
  const url = await findEndpointUrl(db, endpointId)
  if (!url) return []
  const facts = { host: new URL(url).host, endpointId }
  return [{ kind: 'webhook_disabled', facts, recipientId: userIn(subject) }]
}

function suiteIn(subject: string): string {
  return subject.replace(/^suite:/, '')
}
