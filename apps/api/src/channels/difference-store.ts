import type { differenceKinds, FeedFailure } from '@marea/contract/channels/feed-rules.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Nights } from './feed/event-nights.ts'

type DifferenceKind = (typeof differenceKinds)[number]

export type NewDifference =
  | { kind: 'added' | 'removed'; nights: Nights }
  | { kind: 'moved'; nights: Nights; before: Nights }
  | { kind: 'kept'; stays: number }
  | { kind: 'failed'; failure: FeedFailure; status: number | null }
  | { kind: 'recovered' }

type Difference = NewDifference & { feedId: string; at: Temporal.Instant }

export async function insertDifferences(
  db: Transaction,
  differences: readonly Difference[],
): Promise<void> {
  if (!differences.length) return
  await db.insertInto('feedDifferences').values(differences.map(toRow)).execute()
}

function toRow({ feedId, at, ...found }: Difference) {
  return {
    feedId,
    foundAt: at,
    kind: found.kind,
    nights: 'nights' in found ? rangeOf(found.nights) : null,
    nightsBefore: 'before' in found ? rangeOf(found.before) : null,
    stays: 'stays' in found ? found.stays : null,
    failure: 'failure' in found ? found.failure : null,
    failureStatus: 'failure' in found ? found.status : null,
  }
}

function rangeOf({ from, to }: Nights) {
  return sql<string>`daterange(${from}, ${to})`
}

export function listDifferences(db: Db, feedIds: readonly string[], most: number) {
  const numbered = db
    .selectFrom('feedDifferences')
    .select(['id', 'feedId', 'foundAt', 'kind', 'stays', 'failure', 'failureStatus'])
    .select([
      sql<string | null>`lower(nights)::text`.as('from'),
      sql<string | null>`upper(nights)::text`.as('to'),
      sql<string | null>`lower(nights_before)::text`.as('fromBefore'),
      sql<string | null>`upper(nights_before)::text`.as('toBefore'),
      sql<number>`row_number() over (partition by feed_id order by found_at desc, id desc)`.as(
        'place',
      ),
    ])
    .where('feedId', 'in', feedIds.length ? feedIds : [null])
  return db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '<=', most)
    .orderBy('place')
    .execute()
}

export function countDifferences(db: Db, feedIds: readonly string[], since: Temporal.Instant) {
  const count = (kind: DifferenceKind) =>
    sql<number>`count(*) filter (where kind = ${kind})`.as(kind)
  return db
    .selectFrom('feedDifferences')
    .select(['feedId', count('added'), count('moved'), count('removed')])
    .where('feedId', 'in', feedIds.length ? feedIds : [null])
    .where('foundAt', '>=', since)
    .groupBy('feedId')
    .execute()
}

export async function deleteDifferencesBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('feedDifferences').where('foundAt', '<', before).execute()
}
