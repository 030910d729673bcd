import { personOf } from '#identity/account/user.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import type { ChargeRow } from './charge-store.ts'

/** A dispute may refer to payments of the same card made up to a year before. */
const keptFor = { hours: 24 * 400 }
const longestDevice = 500

/** Where the cardholder was when paying, which a card network asks for in a dispute. */
export async function noteOrigin(
  { db, origin, now }: TransactionCtx,
  { id: chargeId, userId }: ChargeRow,
): Promise<void> {
  if (!origin) return
  const { address } = origin
  const device = origin.device.slice(0, longestDevice)
  await db
    .insertInto('chargeOrigins')
    .values({ chargeId, userId, address, device, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** For the export of a person's data. */
export async function originsOf(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('chargeOrigins')
    .select(['address', 'device', 'createdAt'])
    .where('userId', '=', personOf(ctx).userId)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ createdAt, ...origin }) => ({ ...origin, at: createdAt.toString() }))
}

export async function deleteOriginsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('chargeOrigins').where('userId', '=', userId).execute()
}

export async function deleteOldOrigins({ db, now }: Ctx): Promise<void> {
  await db.deleteFrom('chargeOrigins').where('createdAt', '<', now.subtract(keptFor)).execute()
}
