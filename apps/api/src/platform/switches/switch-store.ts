import type { SwitchName } from '@marea/contract/platform/settings/switches.ts'
import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'
import type { FeatureSwitchChanges } from '#platform/generated/database.ts'

type Row = { name: string; audience: string; percent: number | null }

/** Read for every booking, so it is prepared once. */
const latest = namedStatement({
  name: 'latest-switch-change',
  text: `select name, audience, percent from feature_switch_changes
    where name = :name order by id desc limit 1`,
})

export async function findSwitch(db: Db, name: SwitchName): Promise<Row | undefined> {
  const [row] = await queryNamed<Row>(db, latest, { name })
  return row
}

/** From the earliest. */
export function listSwitchChanges(db: Db) {
  return db
    .selectFrom('featureSwitchChanges')
    .innerJoin('platformPeople as changer', 'changer.id', 'featureSwitchChanges.changedBy')
    .select(['name', 'audience', 'percent', 'reason', 'changedAt', 'changer.fullName as changedBy'])
    .orderBy('featureSwitchChanges.id')
    .execute()
}

export async function insertSwitchChange(
  db: Transaction,
  change: Insertable<FeatureSwitchChanges>,
): Promise<void> {
  await db.insertInto('featureSwitchChanges').values(change).execute()
}
