import type { ChangeKind } from '@marea/contract/rates/calendar.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#platform/db/database.ts'

const range = { from: z.string(), to: z.string() }
const Block = z.object({
  ...range,
  reference: z.string(),
  isOwnerStay: z.boolean(),
  reason: z.string(),
})
const Override = z.object({
  ...range,
  amount: z.int().nullable(),
  minNights: z.int().nullable(),
})
const Shown = z.object({ amounts: z.array(z.int()), minNights: z.array(z.int()) })

/** The effect of a change on one home: the blocks, and the values set by hand before and after. */
export const Difference = z.object({
  removed: z.array(Block),
  added: z.array(Block),
  before: z.array(Override),
  after: z.array(Override),
  /** The prices that resulted, which the change log shows. */
  was: Shown,
  is: Shown,
})
export type Difference = z.infer<typeof Difference>

export type HomeChange = { suiteId: string; from: string; to: string; difference: Difference }

type NewChange = {
  id: string
  kind: ChangeKind
  changedBy: string
  changedAt: Temporal.Instant
  undoes: string | null
}

export async function insertChange(
  db: Transaction,
  change: NewChange,
  homes: readonly HomeChange[],
): Promise<void> {
  await db.insertInto('calendarChanges').values(change).execute()
  const rows = homes.map(({ suiteId, from, to, difference }) => ({
    suiteId,
    changeId: change.id,
    nights: sql<string>`daterange(${from}, ${to})`,
    difference: JSON.stringify(difference),
  }))
  await db.insertInto('calendarChangeHomes').values(rows).execute()
}

export function findChange(db: Db, id: string) {
  return db
    .selectFrom('calendarChanges')
    .select(['id', 'kind', 'undoes'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Read while the homes are locked, so that no other undo is under way. */
export async function isUndone(db: Transaction, id: string): Promise<boolean> {
  const undo = db.selectFrom('calendarChanges').select('id').where('undoes', '=', id)
  return (await undo.executeTakeFirst()) !== undefined
}

/** In the order in which homes are locked. */
export function listChangeHomes(db: Db, changeIds: readonly string[]) {
  return db
    .selectFrom('calendarChangeHomes')
    .innerJoin('suites', 'suites.id', 'calendarChangeHomes.suiteId')
    .select([
      'changeId',
      'suiteId',
      'slug',
      'name',
      'difference',
      sql<string>`lower(nights)::text`.as('from'),
      sql<string>`upper(nights)::text`.as('to'),
    ])
    .where('changeId', 'in', changeIds)
    .orderBy('suiteId')
    .execute()
}
