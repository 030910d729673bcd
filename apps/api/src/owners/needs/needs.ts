import type { FeedNeed, Need } from '@marea/contract/owners/needs.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { waitingHours } from '#bookings/hours/waiting-hours.ts'
import { arrivalsWithoutId, undecidedHostIds } from '#bookings/managed/managed-stays.ts'
import { unansweredMessages } from '#messaging/unanswered.ts'
import { receiptTypeOf } from '#owners/expenses/receipts/receipt-type.ts'
import { listOpenRequests } from '#owners/expenses/requests/request-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findPriceGaps } from '#pricing/price-gaps.ts'
import { expiringLicenses } from '#suites/expiring-licenses.ts'
import { includes, managedSuites, type Right } from '#suites/managed-home.ts'
import { todayInMiami } from '#suites/today.ts'
import { rankNeeds, type Unranked } from './rank-needs.ts'

export type ManagedHome = Awaited<ReturnType<typeof managedSuites>>[number]

type Homes = readonly ManagedHome[]

const most = 20

/** A new kind is one more finder and its rank. */
const finders: readonly ((ctx: Ctx, homes: Homes) => Promise<Unranked[]>)[] = [
  findMissingIds,
  findHostIds,
  findHours,
  findLicenses,
  findMessages,
  findExpenses,
  findPriceNeeds,
]

type FeedTrouble = Omit<FeedNeed, 'kind' | 'home' | 'isUrgent'> & { suiteId: string }

/** What slices after this one find. */
export type NeedParts = {
  feedTroubles: (ctx: Ctx, suiteIds: readonly string[]) => Promise<FeedTrouble[]>
}

/** What the badge of the owners' navigation counts. */
export async function ownerNeeds(ctx: Ctx, parts: NeedParts): Promise<Need[]> {
  return findNeeds(ctx, await managedSuites(ctx, 'view'), parts)
}

/** The same needs in the same order wherever they are shown. */
export async function findNeeds(ctx: Ctx, homes: Homes, parts: NeedParts): Promise<Need[]> {
  const found = await Promise.all([
    findFeeds(ctx, homes, parts),
    ...finders.map((find) => find(ctx, homes)),
  ])
  return rankNeeds(found.flat(), todayInMiami(ctx.now))
}

async function findFeeds(ctx: Ctx, homes: Homes, { feedTroubles }: NeedParts): Promise<Unranked[]> {
  const managed = withRight(homes, 'calendar')
  const rows = managed.length ? await feedTroubles(ctx, idsOf(managed)) : []
  return rows
    .slice(0, most)
    .map(({ suiteId, ...row }) => ({ kind: 'feed', home: homeOf(managed, suiteId), ...row }))
}

/** Only who may see an ID is told that it is missing. */
async function findMissingIds(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const own = withRight(homes, 'own')
  const rows = await arrivalsWithoutId(ctx, own, todayInMiami(ctx.now))
  return rows.map(({ suiteId, checkInAt, ...row }) => ({
    kind: 'missing_id',
    home: homeOf(own, suiteId),
    checkInAt: checkInAt.toString(),
    ...row,
  }))
}

/** Conversations are between the guest and the owner, so co-hosts have none. */
async function findMessages(ctx: Ctx): Promise<Unranked[]> {
  const rows = await unansweredMessages(ctx)
  if (rows.length === 0) return []
  const conversations = rows.map(({ room, slug, name, guest, text, sentAt }) => ({
    room,
    guest,
    text: text.slice(0, 200),
    home: { slug, name },
    sentAt: sentAt.toString(),
  }))
  return [{ kind: 'messages', conversations }]
}

async function findHostIds(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const own = withRight(homes, 'own')
  const rows = await undecidedHostIds(ctx, own, most)
  return rows.map(({ suiteId, ...row }) => ({
    kind: 'host_id',
    home: homeOf(own, suiteId),
    ...row,
  }))
}

async function findHours(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const full = withRight(homes, 'full')
  const rows = await waitingHours(ctx, idsOf(full))
  return rows.map(({ suiteId, amount, ...row }) => ({
    kind: 'hours',
    home: homeOf(full, suiteId),
    amount: usd(amount),
    ...row,
  }))
}

async function findExpenses(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const full = withRight(homes, 'full')
  const rows = await listOpenRequests(ctx.db, idsOf(full), most)
  return rows.map((row) => {
    const { id, suiteId, category, concept, translations, vendor, amount, markup } = row
    return {
      kind: 'expense',
      id,
      category,
      concept,
      translations,
      vendor,
      home: homeOf(full, suiteId),
      amount: usd(amount),
      markup: usd(markup),
      total: usd(amount + markup),
      receipt: receiptTypeOf(row.receiptType),
    }
  })
}

async function findLicenses(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const full = withRight(homes, 'full')
  const today = todayInMiami(ctx.now)
  const rows = await expiringLicenses(ctx, idsOf(full))
  return rows.map(({ suiteId, kind, number, validUntil }) => ({
    kind: 'license',
    license: kind,
    number,
    validUntil,
    home: homeOf(full, suiteId),
    isExpired: validUntil < today,
  }))
}

async function findPriceNeeds(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const full = withRight(homes, 'full')
  const gaps = await findPriceGaps(ctx.db, idsOf(full), todayInMiami(ctx.now))
  return gaps
    .slice(0, most)
    .map(({ suiteId, from, to }) => ({ kind: 'price_gap', from, to, home: homeOf(full, suiteId) }))
}

function withRight(homes: Homes, right: Right): ManagedHome[] {
  return homes.filter((home) => includes(home.right, right))
}

function idsOf(homes: Homes): string[] {
  return homes.map(({ id }) => id)
}

function homeOf(homes: Homes, suiteId: string): FeedNeed['home'] {
  const { slug = '', name = '' } = homes.find(({ id }) => id === suiteId) ?? {}
  return { slug, name }
}
