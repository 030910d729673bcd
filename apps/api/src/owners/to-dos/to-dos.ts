import type { FeedToDo, ToDo } from '@marea/contract/owners/to-dos.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { arrivalsWithoutId, undecidedHostIds } from '#bookings/managed/managed-stays.ts'
import { waitingStayTimes } from '#bookings/stay-times/waiting-stay-times.ts'
import { openRequests } from '#expenses/requests/open-requests.ts'
import { unansweredMessages } from '#messaging/unanswered.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { findPriceGaps } from '#pricing/price-gaps.ts'
import { expiringLicenses } from '#suites/expiring-licenses.ts'
import { includes, managedSuites, type Right } from '#suites/managed-home.ts'
import { rankToDos, type Unranked } from './rank-to-dos.ts'

export type ManagedHome = Awaited<ReturnType<typeof managedSuites>>[number]

type Homes = readonly ManagedHome[]

const most = 20

/** A new kind is one more finder and its rank. */
const finders: readonly ((ctx: Ctx, homes: Homes) => Promise<Unranked[]>)[] = [
  findMissingIds,
  findHostIds,
  findStayTimes,
  findLicenses,
  findMessages,
  findExpenses,
  findPriceToDos,
]

type FeedTrouble = Omit<FeedToDo, 'kind' | 'home' | 'isUrgent'> & { suiteId: string }

/** What later slices pass in. */
export type ToDoParts = {
  feedTroubles: (ctx: Ctx, suiteIds: readonly string[]) => Promise<FeedTrouble[]>
}

/** What the badge of the owners' navigation counts. */
export async function ownerToDos(ctx: Ctx, parts: ToDoParts): Promise<ToDo[]> {
  return findToDos(ctx, await managedSuites(ctx, 'view'), parts)
}

/** Every page shows the same to-dos in the same order. */
export async function findToDos(ctx: Ctx, homes: Homes, parts: ToDoParts): Promise<ToDo[]> {
  const found = await Promise.all([
    findFeeds(ctx, homes, parts),
    ...finders.map((find) => find(ctx, homes)),
  ])
  return rankToDos(found.flat(), todayOf(ctx))
}

async function findFeeds(ctx: Ctx, homes: Homes, { feedTroubles }: ToDoParts): Promise<Unranked[]> {
  const managed = withRight(homes, 'calendar')
  const rows = managed.length ? await feedTroubles(ctx, idsOf(managed)) : []
  return rows
    .slice(0, most)
    .map(({ suiteId, ...row }) => ({ kind: 'feed', home: homeOf(managed, suiteId), ...row }))
}

/** Only people who may see an ID are told that it is missing. */
async function findMissingIds(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const own = withRight(homes, 'own')
  const rows = await arrivalsWithoutId(ctx, own)
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

async function findStayTimes(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const full = withRight(homes, 'full')
  const rows = await waitingStayTimes(ctx, idsOf(full))
  return rows.map(({ suiteId, amount, ...row }) => ({
    kind: 'hours',
    home: homeOf(full, suiteId),
    amount: usd(amount),
    ...row,
  }))
}

async function findExpenses(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const requests = await openRequests(ctx, withRight(homes, 'full'))
  return requests.map(({ suite, id, category, concept, translations, vendor, ...request }) => {
    const { amount, markup, total, receipt } = request
    const bill = { category, concept, translations, vendor, amount, markup, total, receipt }
    return { kind: 'expense', id, home: suite, ...bill }
  })
}

async function findLicenses(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const full = withRight(homes, 'full')
  const today = todayOf(ctx)
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

async function findPriceToDos(ctx: Ctx, homes: Homes): Promise<Unranked[]> {
  const full = withRight(homes, 'full')
  const gaps = await findPriceGaps(ctx.db, idsOf(full), todayOf(ctx))
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

function homeOf(homes: Homes, suiteId: string): FeedToDo['home'] {
  const { slug = '', name = '' } = homes.find(({ id }) => id === suiteId) ?? {}
  return { slug, name }
}
