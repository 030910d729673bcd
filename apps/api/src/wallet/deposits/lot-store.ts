import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { WalletLots } from '#platform/generated/database.ts'

export async function insertLot(db: Transaction, lot: Insertable<WalletLots>): Promise<void> {
  await db.insertInto('walletLots').values(lot).execute()
}

/** Money that cannot be withdrawn yet, first to mature first; gift money never matures. */
export function listImmatureLots(
  db: Db,
  userId: string,
  now: Temporal.Instant,
): Promise<{ amount: number; maturesAt: Temporal.Instant; giftCardId: string | null }[]> {
  return db
    .selectFrom('walletLots')
    .select(['remaining as amount', 'maturesAt', 'giftCardId'])
    .where('userId', '=', userId)
    .where('remaining', '>', 0)
    .where('maturesAt', '>', now)
    .orderBy('maturesAt')
    .orderBy('id')
    .execute()
}

type Use = { userId: string; holdId: string; amount: number }

/**
 * Gift money is spent first, because it can't be withdrawn. The earlier posting has locked the wallet's row, so that
 * uses of one wallet run one at a time.
 */
export async function useLots(db: Transaction, { userId, holdId, amount }: Use): Promise<void> {
  await sql`
    with lined_up as (
      select id, remaining, sum(remaining) over (order by gift_card_id is null, matures_at, id) - remaining
        as before
      from wallet_lots where user_id = ${userId} and remaining > 0
    ), used as (
      select id, least(remaining, ${amount}::bigint - before) as part
      from lined_up where before < ${amount}::bigint
    ), lowered as (
      update wallet_lots set remaining = remaining - used.part
      from used where wallet_lots.id = used.id
    )
    insert into wallet_lot_uses (hold_id, lot_id, amount)
    select ${holdId}, id, part::bigint from used`.execute(db)
}

type Return = { holdId: string; amount: number /** What was returned before. */; before?: number }

/** Money returned from a hold keeps its age: what was used last returns first. */
export async function returnLots(db: Transaction, { holdId, amount, before = 0 }: Return) {
  const until = before + amount
  await sql`
    with lined_up as (
      select lot_id, used.amount, sum(used.amount) over last_used - used.amount as before
      from wallet_lot_uses used join wallet_lots lot on lot.id = used.lot_id
      where hold_id = ${holdId}
      window last_used as (
        order by lot.gift_card_id is null desc, lot.matures_at desc, lot.id desc)
    )
    update wallet_lots
    set remaining = remaining + least(lined_up.amount, ${until}::bigint - before)
      - least(lined_up.amount, greatest(0, ${before}::bigint - before))
    from lined_up
    where wallet_lots.id = lined_up.lot_id and before < ${until}::bigint`.execute(db)
}

/** False if the deposit was never credited. */
export async function addToLot(
  db: Transaction,
  depositId: string,
  amount: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('walletLots')
    .set((eb) => ({ remaining: eb('remaining', '+', amount) }))
    .where('depositId', '=', depositId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function listLotsOf(db: Db, userId: string) {
  return db
    .selectFrom('walletLots')
    .select(['depositId', 'remaining', 'maturesAt'])
    .where('userId', '=', userId)
    .execute()
}
