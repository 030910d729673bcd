import type {
  ExpenseNeed,
  FeedNeed,
  HostIdNeed,
  HoursNeed,
  Need,
} from '@marea/contract/owners/needs.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { waitingHours } from '#bookings/hours/waiting-hours.ts'
import { undecidedHostIds } from '#bookings/managed/managed-stays.ts'
import { unansweredMessages } from '#messaging/unanswered.ts'
import { receiptTypeOf } from '#owners/expenses/receipts/receipt-type.ts'
import { listOpenRequests } from '#owners/expenses/requests/request-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findPriceGaps } from '#pricing/price-gaps.ts'
import { expiringLicenses } from '#suites/expiring-licenses.ts'
import { includes, type managedSuites, type Right } from '#suites/managed-home.ts'
import { todayInMiami } from '#suites/today.ts'

export type ManagedHome = Awaited<ReturnType<typeof managedSuites>>[number]

type FindNeeds<Found extends Need = Need> = (
  ctx: Ctx,
  homes: readonly ManagedHome[],
) => Promise<Found[]>

const most = 20

/** In the order in which they are shown, after calendars; a new kind is one more finder. */
const finders: readonly FindNeeds[] = [
  findMessages,
  findHostIds,
  findHours,
  findExpenses,
  findLicenses,
  findPriceNeeds,
]

type FeedTrouble = Omit<FeedNeed, 'kind' | 'home'> & { suiteId: string }

type FindFeedTroubles = (ctx: Ctx, suiteIds: readonly string[]) => Promise<FeedTrouble[]>

/** What slices after this one find. */
export type NeedParts = { feedTroubles: FindFeedTroubles }

export async function findNeeds(
  ctx: Ctx,
  homes: readonly ManagedHome[],
  { feedTroubles }: NeedParts,
): Promise<Need[]> {
  const found = [findFeeds(ctx, homes, feedTroubles), ...finders.map((find) => find(ctx, homes))]
  return (await Promise.all(found)).flat()
}

/** First, because a double booking costs more with every hour. */
async function findFeeds(
  ctx: Ctx,
  homes: readonly ManagedHome[],
  feedTroubles: FindFeedTroubles,
): Promise<Need[]> {
  const managed = withRight(homes, 'calendar')
  const rows = managed.length ? await feedTroubles(ctx, idsOf(managed)) : []
  return rows
    .slice(0, most)
    .map(({ suiteId, ...row }) => ({ kind: 'feed', home: homeOf(managed, suiteId), ...row }))
}

/** Conversations are between the guest and the owner, so co-hosts have none. */
async function findMessages(ctx: Ctx): Promise<Need[]> {
  const rows = await unansweredMessages(ctx)
  return rows.map(({ room, slug, name, guest, text, sentAt }) => ({
    kind: 'message',
    room,
    guest,
    text: text.slice(0, 200),
    home: { slug, name },
    sentAt: sentAt.toString(),
  }))
}

export async function findHostIds(ctx: Ctx, homes: readonly ManagedHome[]): Promise<HostIdNeed[]> {
  const own = withRight(homes, 'own')
  const rows = await undecidedHostIds(ctx, own, most)
  return rows.map(({ suiteId, ...row }) => ({
    kind: 'host_id',
    home: homeOf(own, suiteId),
    ...row,
  }))
}

export async function findHours(ctx: Ctx, homes: readonly ManagedHome[]): Promise<HoursNeed[]> {
  const full = withRight(homes, 'full')
  const rows = await waitingHours(ctx, idsOf(full))
  return rows.map(({ suiteId, amount, ...row }) => ({
    kind: 'hours',
    home: homeOf(full, suiteId),
    amount: usd(amount),
    ...row,
  }))
}

export async function findExpenses(
  ctx: Ctx,
  homes: readonly ManagedHome[],
): Promise<ExpenseNeed[]> {
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

async function findLicenses(ctx: Ctx, homes: readonly ManagedHome[]): Promise<Need[]> {
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

async function findPriceNeeds(ctx: Ctx, homes: readonly ManagedHome[]): Promise<Need[]> {
  const full = withRight(homes, 'full')
  const gaps = await findPriceGaps(ctx.db, idsOf(full), todayInMiami(ctx.now))
  return gaps
    .slice(0, most)
    .map(({ suiteId, from, to }) => ({ kind: 'price_gap', from, to, home: homeOf(full, suiteId) }))
}

function withRight(homes: readonly ManagedHome[], right: Right): ManagedHome[] {
  return homes.filter((home) => includes(home.right, right))
}

function idsOf(homes: readonly ManagedHome[]): string[] {
  return homes.map(({ id }) => id)
}

function homeOf(homes: readonly ManagedHome[], suiteId: string): Need['home'] {
  const { slug = '', name = '' } = homes.find(({ id }) => id === suiteId) ?? {}
  return { slug, name }
}
