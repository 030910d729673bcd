import type { Match } from '@marea/contract/search/events.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

type Due = { today: string; alertedBefore: Temporal.Instant; limit: number }

/** Searches with alerts whose dates have not passed. */
function dueSearches(db: Db, { today, alertedBefore, limit }: Due) {
  return db
    .selectFrom('savedSearches')
    .where('hasAlerts', '=', true)
    .where(sql<boolean>`(begins_until is null or begins_until >= ${today}::date)`)
    .where(sql<boolean>`(alerted_at is null or alerted_at <= ${alertedBefore})`)
    .limit(limit)
}

/** The due searches, the longest waiting first; equal searches have one fingerprint. */
export async function listDueFingerprints(db: Db, due: Due): Promise<string[]> {
  const rows = await dueSearches(db, due)
    .select('fingerprint')
    .groupBy('fingerprint')
    .orderBy((eb) => eb.fn.min('lookedAt'))
    .execute()
  return rows.map(({ fingerprint }) => fingerprint)
}

export function listDueSearches(db: Db, fingerprint: string, due: Due) {
  return dueSearches(db, due)
    .select(['id', 'userId'])
    .where('fingerprint', '=', fingerprint)
    .orderBy('lookedAt')
    .orderBy('id')
    .execute()
}

export async function findNewestPublication(db: Db): Promise<Temporal.Instant | null> {
  const { newest } = await db
    .selectFrom('suites')
    .select((eb) => eb.fn.max('publishedAt').as('newest'))
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  return newest
}

/** The homes that matched at the last look, with the price that was stored then. */
export async function listKnownHomes(
  db: Db,
  searchId: string,
): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('savedSearchHomes')
    .select(['suiteId', 'amount'])
    .where('searchId', '=', searchId)
    .execute()
  return new Map(rows.map(({ suiteId, amount }) => [suiteId, amount]))
}

export async function listPublishedSince(
  db: Db,
  suiteIds: readonly string[],
  instant: Temporal.Instant,
): Promise<Set<string>> {
  if (!suiteIds.length) return new Set()
  const rows = await db
    .selectFrom('suites')
    .select('id')
    .where('id', 'in', suiteIds)
    .where('publishedAt', '>', instant)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type Candidate = { suiteId: string; checkIn: string | null; checkOut: string | null }

/** Homes that never cause alerts for this person: their own, and those they booked for the same nights. */
export async function listFamiliarHomes(
  db: Db,
  userId: string,
  candidates: readonly Candidate[],
): Promise<Set<string>> {
  if (!candidates.length) return new Set()
  const column = (key: keyof Candidate) => candidates.map((each) => each[key])
  const { rows } = await sql<{ id: string }>`
    select id from suites
    join unnest(${column('suiteId')}::uuid[], ${column('checkIn')}::date[],
      ${column('checkOut')}::date[]) as found (suite_id, check_in, check_out)
      on found.suite_id = suites.id
    where owner_id = ${userId} or exists (
      select from search_stays where search_stays.suite_id = suites.id and guest_id = ${userId}
        and nights && daterange(check_in, check_out))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function upsertKnownHomes(
  db: Transaction,
  searchId: string,
  homes: readonly { suiteId: string; amount: number | null }[],
): Promise<void> {
  if (!homes.length) return
  await db
    .insertInto('savedSearchHomes')
    .values(homes.map(({ suiteId, amount }) => ({ searchId, suiteId, amount })))
    .onConflict((conflict) =>
      conflict
        .columns(['searchId', 'suiteId'])
        .doUpdateSet((eb) => ({ amount: eb.ref('excluded.amount') })),
    )
    .execute()
}

export async function deleteKnownHomes(
  db: Transaction,
  searchId: string,
  suiteIds: readonly string[],
): Promise<void> {
  if (!suiteIds.length) return
  await db
    .deleteFrom('savedSearchHomes')
    .where('searchId', '=', searchId)
    .where('suiteId', 'in', suiteIds)
    .execute()
}

/** Returns the matches that this search has not been alerted to before. */
export async function insertAlerts(
  db: Transaction,
  search: { id: string; alertedAt: Temporal.Instant },
  matches: readonly Match[],
): Promise<Match[]> {
  if (!matches.length) return []
  const rows = await db
    .insertInto('savedSearchAlerts')
    .values(
      matches.map((match) => ({
        searchId: search.id,
        suiteId: match.suiteId,
        reason: match.reason,
        subject: subjectOf(match),
        amount: match.after,
        alertedAt: search.alertedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('suiteId')
    .execute()
  const added = new Set(rows.map(({ suiteId }) => suiteId))
  return matches.filter(({ suiteId }) => added.has(suiteId))
}

/** A match is alerted once as a new home, once as available for its dates, and once for each lower price. */
function subjectOf({ reason, checkIn, checkOut, after }: Match): string {
  if (reason === 'new_home') return ''
  const dates = `${checkIn}/${checkOut}`
  return reason === 'available' ? dates : `${dates}/${after}`
}

export async function updateLook(
  db: Transaction,
  id: string,
  set: { lookedAt: Temporal.Instant; alertedAt?: Temporal.Instant },
): Promise<void> {
  await db.updateTable('savedSearches').set(set).where('id', '=', id).execute()
}
