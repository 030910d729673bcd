import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import type { FavoriteNotice } from '@marea/contract/favorites/endpoints.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { WatchedStay } from './requested-stay.ts'

export type Watch = WatchedStay & { userId: string; suiteId: string; totalAmount: number | null }

const checkIn = sql<string>`lower(nights)::text`.as('checkIn')
const checkOut = sql<string>`upper(nights)::text`.as('checkOut')

export async function upsertStay(
  db: Transaction,
  userId: string,
  stay: WatchedStay,
): Promise<void> {
  const { checkIn, checkOut } = stay
  const set = { nights: sql<string>`daterange(${checkIn}, ${checkOut})`, ...guestCountsOf(stay) }
  await db
    .insertInto('favoriteStays')
    .values({ userId, ...set })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(set))
    .execute()
}

export async function deleteStay(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('favoriteStays').where('userId', '=', userId).execute()
}

export async function upsertWatches(
  db: Db,
  watches: readonly Pick<Watch, 'userId' | 'suiteId' | 'totalAmount'>[],
): Promise<void> {
  if (!watches.length) return
  await db
    .insertInto('favoriteWatches')
    .values(watches.map(({ userId, suiteId, totalAmount }) => ({ userId, suiteId, totalAmount })))
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'suiteId'])
        .doUpdateSet((eb) => ({ totalAmount: eb.ref('excluded.totalAmount') })),
    )
    .execute()
}

/** Ordered by user, so that two events of one suite cannot deadlock. */
export function lockWatches(db: Transaction, suiteId: string, today: string): Promise<Watch[]> {
  return db
    .selectFrom('favoriteWatches')
    .innerJoin('favoriteStays', 'favoriteStays.userId', 'favoriteWatches.userId')
    .select([
      'favoriteWatches.userId',
      'suiteId',
      'totalAmount',
      'guests',
      'children',
      'infants',
      'pets',
    ])
    .select([checkIn, checkOut])
    .where('suiteId', '=', suiteId)
    .where(sql<boolean>`lower(nights) >= ${today}::date`)
    .orderBy('favoriteWatches.userId')
    .forUpdate('favoriteWatches')
    .execute()
}

export type NewNotice = {
  watch: Watch
  kind: FavoriteNotice['kind']
  after: number | null
  noticedAt: Temporal.Instant
}

export async function insertNotice(db: Db, notice: NewNotice): Promise<void> {
  const { watch, kind, after, noticedAt } = notice
  await db
    .insertInto('favoriteNotices')
    .values({
      userId: watch.userId,
      suiteId: watch.suiteId,
      kind,
      nights: sql<string>`daterange(${watch.checkIn}, ${watch.checkOut})`,
      beforeAmount: watch.totalAmount,
      afterAmount: after,
      noticedAt,
    })
    .execute()
}

/** An instant in JSON has milliseconds, one in the database microseconds. */
export async function updateSeen(
  db: Db,
  userId: string,
  { slug, until, at }: { slug: string; until: Temporal.Instant; at: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('favoriteNotices')
    .from('suites')
    .set({ seenAt: at })
    .whereRef('suites.id', '=', 'favoriteNotices.suiteId')
    .where('suites.slug', '=', slug)
    .where('userId', '=', userId)
    .where('noticedAt', '<', until.add({ milliseconds: 1 }))
    .where('seenAt', 'is', null)
    .execute()
}

/** The newest notice of each favorite that the user has not dismissed. */
export function listNotices(db: Db, userId: string) {
  return db
    .selectFrom('favoriteNotices')
    .distinctOn('suiteId')
    .select(['suiteId', 'kind', 'beforeAmount', 'afterAmount', 'noticedAt'])
    .select([checkIn, checkOut])
    .where('userId', '=', userId)
    .where('seenAt', 'is', null)
    .orderBy('suiteId')
    .orderBy('id', 'desc')
    .execute()
}
