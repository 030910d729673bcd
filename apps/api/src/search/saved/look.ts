import type { Match } from '@marea/contract/search/events.ts'
import { offerStays } from '#calendar/quote/offers.ts'
import { readNightlyFrom } from '#calendar/show/nightly-from.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { readAllTerms } from '#pricing/read-terms.ts'
import { savedSearchCounters } from '#search/metrics.ts'
import type { ParsedSearch } from '#search/query.ts'
import { compareMatches, type Found } from './compare-matches.ts'
import type { Matches } from './find-matches.ts'
import {
  deleteKnownHomes,
  insertAlerts,
  listFamiliarHomes,
  listKnownHomes,
  listPublishedSince,
  updateLook,
  upsertKnownHomes,
} from './match-store.ts'
import type { SavedSearchRow } from './saved-search-store.ts'

/** Further homes follow with the alert of the next day. */
const maxHomesInAlert = 10

/** Stores what matches now, so that later looks find only what is new. */
export async function rememberMatches(
  ctx: TransactionCtx,
  searchId: string,
  { hits }: Matches,
): Promise<void> {
  const known = await listKnownHomes(ctx.db, searchId)
  const matching = new Set(hits.map(({ id }) => id))
  const lost = [...known.keys()].filter((id) => !matching.has(id))
  await deleteKnownHomes(ctx.db, searchId, lost)
  await upsertKnownHomes(ctx.db, searchId, hits.map(knownHome))
}

type Look = { asked: ParsedSearch; matches: Matches }

/** Compares what matches now with the last look, and says whether the guest is alerted. */
export async function lookAt(
  ctx: TransactionCtx,
  search: SavedSearchRow,
  { asked, matches }: Look,
): Promise<boolean> {
  const known = await listKnownHomes(ctx.db, search.id)
  const ids = matches.hits.map(({ id }) => id)
  const published = await listPublishedSince(ctx.db, ids, search.lookedAt)
  const { news, unremarkable, lost } = compareMatches(matches, known, published)
  const familiar = await familiarHomes(ctx, search.userId, news)
  const isOwn = ({ hit }: Found) => familiar.has(hit.id)
  const told = news.filter((found) => !isOwn(found)).slice(0, maxHomesInAlert)
  const priced = await priceMatches(ctx, asked, told)
  await deleteKnownHomes(ctx.db, search.id, lost)
  await upsertKnownHomes(ctx.db, search.id, [
    ...unremarkable.map(knownHome),
    ...news.filter(isOwn).map(({ hit }) => knownHome(hit)),
    ...priced.map(({ suiteId, checkIn, after }) => ({ suiteId, amount: checkIn ? after : null })),
  ])
  const fresh = await insertAlerts(ctx.db, { id: search.id, alertedAt: ctx.now }, priced)
  const isAlerted = fresh.length > 0
  await updateLook(ctx.db, search.id, {
    lookedAt: ctx.now,
    ...(isAlerted && { alertedAt: ctx.now }),
  })
  if (isAlerted) await announce(ctx, search, fresh)
  return isAlerted
}

function knownHome({ id, amount, stay }: { id: string; amount: number; stay: unknown }) {
  return { suiteId: id, amount: stay ? amount : null }
}

function familiarHomes({ db }: Ctx, userId: string, news: readonly Found[]) {
  const candidates = news.map(({ hit: { id: suiteId, stay } }) => ({
    suiteId,
    checkIn: stay?.checkIn ?? null,
    checkOut: stay?.checkOut ?? null,
  }))
  return listFamiliarHomes(db, userId, candidates)
}

/** The price that checkout charges; a home that is on hold right now waits for the next look. */
async function priceMatches(
  ctx: Ctx,
  { guests, pets }: ParsedSearch,
  news: readonly Found[],
): Promise<Match[]> {
  const undated = news.flatMap(({ hit }) => (hit.stay ? [] : [hit.id]))
  const lowest = await readNightlyFrom(ctx, await readAllTerms(ctx.db, undated))
  const priced = await Promise.all(
    news.map(async ({ hit: { id: suiteId, stay }, reason, before }) => {
      const offers = stay && (await offerStays(ctx, [suiteId], { ...stay, guests, pets }))
      const after = offers ? offers.get(suiteId)?.total : lowest.get(suiteId)
      const { checkIn = null, checkOut = null } = stay ?? {}
      return typeof after === 'number'
        ? [{ suiteId, reason, checkIn, checkOut, before, after }]
        : []
    }),
  )
  return priced.flat()
}

async function announce(
  ctx: TransactionCtx,
  { id: searchId, userId }: SavedSearchRow,
  matches: Match[],
): Promise<void> {
  for (const { reason } of matches) savedSearchCounters.addOnCommit(ctx.db, reason)
  await recordEvent(ctx, {
    kind: 'search.matched',
    subject: `user:${userId}`,
    data: { searchId, matches },
  })
}
